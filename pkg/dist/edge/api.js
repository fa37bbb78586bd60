export { receiveProductUpdate } from './receiver.js';
