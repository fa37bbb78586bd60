import type { QueryShape, Shape } from './types.js';
/** Returns whether a shape is the query of a URL. */
export declare function isQuery(shape: Shape): shape is QueryShape;
