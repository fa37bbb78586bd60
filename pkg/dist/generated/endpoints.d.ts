import type { Endpoint } from '../call.js';
export declare const endpoints: readonly Endpoint[];
