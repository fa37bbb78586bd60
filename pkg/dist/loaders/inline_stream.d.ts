import type { Loader } from '../module.js';
/** The core, compiled when it is needed. */
export declare const loader: Loader;
