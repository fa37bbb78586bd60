/**
 * Every public name of `order-contract/edge`. Which compiled core answers is said by the entry that was
 * imported (edge*.ts), not here.
 */
export type { ByteStream } from './body.js';
export { createGateway } from './gateway.js';
export type { GatewayOptions } from './gateway_options.js';
export type { GatewayRejection } from './gateway_rejections.js';
export type { IncomingRequest } from './incoming_request.js';
export type { DetailedError, ProblemDetails } from './problem_details.js';
export { type Received, receiveProductUpdate } from './receiver.js';
export type { ReceiverOptions } from './receiver_options.js';
export type { ReceiverRejection } from './receiver_rejections.js';
