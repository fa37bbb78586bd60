/** The public names of `order-contract`: those of `order-contract/check`, and those for conversion and calls. */

export { type Call, type CallHeaders, type CallOptions, validateCall } from './call.js'
export * from './check_api.js'
export { changes } from './contract.js'
export type {
  AppliedChange,
  Complement,
  Conversion,
  Detected,
  Evidence,
  Loss,
  Shortfall,
} from './conversion.js'
export { convert, detectVersion } from './convert.js'
export type { ConvertOptions } from './convert_options.js'
export { type DetectedShape, type DetectShapeOptions, detectShape } from './detect_shape.js'
export { type LoggableProblem, type LoggableReport, loggable } from './loggable.js'
export type { Change } from './reference.js'
export {
  type Counterexample,
  type Law,
  type Verification,
  type VerifyOptions,
  verifyConversion,
} from './verify/verify.js'
