import type { Code, QueryShape, Shape } from './types.js';
/** Returns whether a shape is the query of a URL. */
export declare function isQuery(shape: Shape): shape is QueryShape;
/** Returns whether a shape is a list of entries. */
export declare function isList(shape: Shape | 'call'): boolean;
/** Returns whether nothing more is checked after a problem with this code. */
export declare function isFatal(code: Code): boolean;
