export { isValid, parse, validate } from './validate.js';
