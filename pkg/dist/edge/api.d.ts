/**
 * Lists every public name of `order-contract/edge`. The entries (edge*.ts) choose the compiled core. The types of
 * documents are among them, so that a program that imports only this entry can add the fields of its service.
 */
export type * from '../generated/documents.js';
export type { ByteStream } from './body.js';
export { EdgeError } from './edge_error.js';
export { createGateway } from './gateway.js';
export type { ExchangeShortfall, GatewayOptions } from './gateway_options.js';
export type { GatewayRejection } from './gateway_rejections.js';
export type { HookError, ReceiverHook } from './hook_error.js';
export type { IncomingRequest } from './incoming_request.js';
export { type LoggableProblem, type LoggableReport, loggable } from './loggable.js';
export { nodeHandler } from './node.js';
export type { NodeIncoming, NodeOutgoing, NodeStream } from './node_messages.js';
export type { DetailedError, ProblemDetails } from './problem_details.js';
export { createReceiver, type Received, type Receiver, receiveProductUpdate } from './receiver.js';
export type { Claim, Delivery, LateDelivery, ReceiverOptions } from './receiver_options.js';
export type { ReceiverRejection } from './receiver_rejections.js';
export type { GatewayShortfall } from './shortfall_list.js';
export type { EdgeMessages } from './texts.js';
export { updateKey } from './update_key.js';
