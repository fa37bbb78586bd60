/**
 * Every public name of the package: those of `order-contract/check`, and those of conversion and calls.
 * Which compiled core answers is said by the entry that was imported (index*.ts, slim.ts), not here.
 */
export {
  type Call,
  type CallHeaders,
  type CallOptions,
  type Endpoint,
  endpointOf,
  validateCall,
} from './call.js'
export { type Change, changelog } from './changelog.js'
export * from './check_api.js'
export type {
  AppliedChange,
  Complement,
  Conversion,
  Detected,
  Evidence,
  Shortfall,
} from './conversion.js'
export { convert, detectVersion } from './convert.js'
export { type CallConversion, type ConvertCallOptions, convertCall } from './convert_call.js'
export type { ConvertOptions } from './convert_options.js'
