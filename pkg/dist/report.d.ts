import type { Edit, Problem, Report, Shape, Span } from './types.js';
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
/** Problems, one behind the other. */
export declare function readProblems(reader: Reader, count: number): Problem[];
/** Edits, or undefined where there is no text to edit. */
export declare function readEdits(reader: Reader): Edit[] | undefined;
/** A span, where there is one. */
export declare function readSpan(reader: Reader): Span | undefined;
/** A place is a JSON Pointer whose array positions are marked: `/items/~#0`. */
export declare function pointerOf(place: string): string;
/** The segments of a place. */
export declare function pathOf(place: string): (string | number)[];
/** Steps through the words, and through the text alongside. */
export declare class Reader {
    #private;
    constructor(at: number);
    number(): number;
    member<const T extends readonly string[]>(names: T): T[number];
    /** Decodes all of the text at once; every length that follows counts in it. */
    openText(): void;
    string(): string;
    optional(): string | undefined;
    strings(): string[];
}
export {};
