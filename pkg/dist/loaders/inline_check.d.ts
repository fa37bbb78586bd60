import type { Loader } from '../module.js';
/** Compiles the core at the first call. */
export declare const loader: Loader;
