import type { ListedEndpoint } from '../reference.js';
export declare const endpoints: readonly ListedEndpoint[];
export declare const apiVersion = "x-api-version";
export declare const pathRoot = "/v2/";
