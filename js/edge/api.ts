/**
 * Lists every public name of `order-contract/edge`. The types of documents are among them, so that a program that imports
 * only this entry can add the fields of its service.
 */

export type * from '../generated/documents.js'
export { type LoggableProblem, type LoggableReport, loggable } from '../report/loggable.js'
export type { Messages } from '../types/language.js'
export type { CallRejection, ReceiverRejection } from '../types/rejections.js'
export type { TranslateOptions } from './call_options.js'
export { type Claims, memoryClaims } from './claims.js'
export type { EdgeError, HookError, ReceiverHook } from './errors.js'
export type { ByteStream, IncomingRequest } from './incoming.js'
export type { DetailedError, ProblemDetails } from './problem_details.js'
export { createReceiver, type Received, type Receiver } from './receiver.js'
export type { Delivery, ReceiverOptions } from './receiver_options.js'
export { type TranslatedCall, translateCall } from './translate_call.js'
export { updateKey } from './update_key.js'
