/** The public names of `order-contract/check`: what a form needs, without conversion and calls. */

export { codes, shapes, versions } from './contract.js'
export { type Description, describe } from './describe.js'
export { fieldErrors } from './field_errors.js'
export { applyFixes, type Fixed, type FixOptions, type SameForm } from './fixes.js'
export type * from './generated/documents.js'
export { assertValid, type GuardOptions, InvalidDocumentError, is } from './guard.js'
export type { Messages, Meta } from './language.js'
export type {
  Condition,
  ElementDescription,
  Example,
  Explanation,
  FieldDescription,
  JsonSchema,
  ObjectDescription,
  RemovedField,
  Requirement,
  ShapeDetails,
  ValueDescription,
} from './reference.js'
export { jsonSchema } from './schema.js'
export * from './standard_schema.js'
export type * from './types.js'
export { isValid, parse, validate } from './validate.js'
