/** The public names of `order-contract/check`: what a form needs, without conversion and calls. */

export { applyFixes, type Fixed, type FixOptions, type SameForm } from './check/fixes.js'
export { assertValid, type GuardOptions, InvalidDocumentError, is } from './check/guard.js'
export * from './check/standard_schema.js'
export { isValid, parse, validate } from './check/validate.js'
export { codes, shapes, versions } from './contract/contract.js'
export { type Description, describe } from './contract/describe.js'
export { jsonSchema } from './contract/schema.js'
export type * from './generated/documents.js'
export { fieldErrors } from './report/field_errors.js'
export type { Messages, Meta } from './types/language.js'
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
} from './types/reference.js'
export type * from './types/types.js'
