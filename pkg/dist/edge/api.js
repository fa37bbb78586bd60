export { createGateway } from './gateway.js';
export { receiveProductUpdate } from './receiver.js';
