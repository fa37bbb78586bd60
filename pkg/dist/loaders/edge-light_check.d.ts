import type { Loader } from '../module.js';
export declare const loader: Loader;
