/**
 * Builds reports from replies of the core. The problems of a long report are built when they are first read, and are
 * plain data from then on.
 */
import type { Vocabulary } from './language.js';
import { type Arguments, escaped, type Phrasing } from './message.js';
import type { Settings } from './options.js';
import { Reply } from './reply.js';
import type { Edit, Problem, Report, Shape, Span } from './types.js';
/** Reads the report at an address of the core's memory. Address 0 means a valid document without problems. */
export declare function reportAt<S extends Shape | 'call'>(address: number, shape: S, settings: Settings, builtIn?: Vocabulary): Report<S>;
/** Returns how to build messages: in the language of the options, or in English. */
export declare function phrasingOf({ messages, names, mask }: Settings, builtIn?: Vocabulary): Phrasing;
/** Reads the assumptions of a report. Call it first: their text precedes that of the problems. */
export declare function assumptionsFrom(reply: Reply, phrasing: Phrasing): string[];
/** The arguments of a message that has none. */
export declare const NO_ARGUMENTS: Arguments;
/** Reads the problems of a reply, which are its next words. */
export declare function readProblems(reply: Reply, phrasing: Phrasing): Problem[];
/** Reads paths. Consecutive paths usually share segments, so the pointers of the shared ones are reused. */
export declare class Trail {
    #private;
    constructor(reply: Reply);
    /** Reads the path that shares `shared` segments with the last one and has `count` more. */
    to(shared: number, count: number): (string | number)[];
    /** Returns the JSON Pointer of the last path. */
    pointer(): string;
    /** Returns the pointer of the last path without its last segments. Call `pointer` first. */
    above(segments: number): string;
}
/** Decodes the segment of a path from its word. */
export declare function readSegment(reply: Reply, step: number): string | number;
/** Appends a segment to a JSON Pointer. */
export declare function below(pointer: string, segment: string | number, escapeName?: typeof escaped): string;
/** Reads a span. */
export declare function readSpan(reply: Reply): Span;
/** Reads the number of edits, then the edits. */
export declare function readEdits(reply: Reply): Edit[];
