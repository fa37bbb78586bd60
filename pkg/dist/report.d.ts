import type { Report, Shape, Version } from './types.js';
/** The report that begins at a word of the memory. */
export declare function readReport(at: number, shape: Shape, version: Version): Report;
