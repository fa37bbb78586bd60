import type { Loader } from '../module.js';
/** Starts the script at the first call. */
export declare const loader: Loader;
