export { EdgeError } from './edge_error.js';
export { createGateway } from './gateway.js';
export { loggable } from './loggable.js';
export { nodeHandler } from './node.js';
export { createReceiver, receiveProductUpdate } from './receiver.js';
export { updateKey } from './update_key.js';
