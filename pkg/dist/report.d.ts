import type { Problem, Report, Shape } from './types.js';
/** The report that begins at a word of the memory. */
export declare function readReport<S extends Shape | 'call'>(at: number, shape: S): Report<S>;
/** What became of a document: what begins at a word of the memory. */
export declare function readFixed<S extends Shape>(at: number, shape: S): FixedDocument<S>;
/** The output is in the memory. */
interface FixedDocument<S extends Shape> {
    report: Report<S>;
    start: number;
    length: number;
    headers: Record<string, string>;
    applied: Problem[];
}
export {};
