import * as api from './stream_api.js';
export * from './stream_api.js';
export declare const convertStream: typeof api.convertStream;
export declare const validateStream: typeof api.validateStream;
