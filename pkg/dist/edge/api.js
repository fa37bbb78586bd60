/**
 * Lists every public name of `order-contract/edge`. The entries (edge*.ts) choose the compiled core. The types of
 * documents are among them, so that a program that imports only this entry can add the fields of its service.
 */
export { EdgeError } from './edge_error.js';
export { createGateway } from './gateway.js';
export { loggable } from './loggable.js';
export { nodeHandler } from './node.js';
export { createReceiver, receiveProductUpdate } from './receiver.js';
export { updateKey } from './update_key.js';
