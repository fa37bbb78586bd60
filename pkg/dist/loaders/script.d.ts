import type { Loader } from '../module.js';
/** Starts the script. */
export declare const loader: Loader;
