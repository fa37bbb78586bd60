import type { Loader } from '../module.js';
/** Returns the module that the import gives. */
export declare const loader: Loader;
