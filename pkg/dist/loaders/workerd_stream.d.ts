import type { Loader } from '../module.js';
/** The core, compiled beforehand. */
export declare const loader: Loader;
