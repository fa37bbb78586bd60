/** The public names of `order-contract`: those of `order-contract/check`, and those for conversion and calls. */

export { type Call, type CallHeaders, type CallOptions, validateCall } from './check/call.js'
export * from './check_api.js'
export { changes } from './contract/contract.js'
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
export { type LoggableProblem, type LoggableReport, loggable } from './report/loggable.js'
export type { Change } from './types/reference.js'
export {
  type Counterexample,
  type Law,
  type Verification,
  type VerifyOptions,
  verifyConversion,
} from './verify/verify.js'
