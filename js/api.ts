/** The public names of `order-contract`. */

export { type Call, type CallHeaders, type CallOptions, validateCall } from './check/call.js'
export { applyFixes, type Fixed, type FixOptions, type SameForm } from './check/fixes.js'
export { assertValid, type GuardOptions, InvalidDocumentError, is } from './check/guard.js'
export * from './check/standard_schema.js'
export { isValid, parse, validate } from './check/validate.js'
export { changes, codes, shapes, versions } from './contract/contract.js'
export { type Description, describe } from './contract/describe.js'
export { jsonSchema } from './contract/schema.js'
export type {
  AppliedChange,
  Complement,
  Conversion,
  Detected,
  Evidence,
  Loss,
  Shortfall,
} from './convert/conversion.js'
export { convert, detectVersion } from './convert/convert.js'
export type { ConvertOptions } from './convert/convert_options.js'
export { type DetectedShape, type DetectShapeOptions, detectShape } from './convert/detect_shape.js'
export { type CompiledModule, type CoreSource, start } from './cores/given.js'
export type * from './generated/documents.js'
export { fieldErrors } from './report/field_errors.js'
export { type LoggableProblem, type LoggableReport, loggable } from './report/loggable.js'
export type { Messages, Meta } from './types/language.js'
export type {
  Change,
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
export {
  type Counterexample,
  type Law,
  type Verification,
  type VerifyOptions,
  verifyConversion,
} from './verify/verify.js'
