import { type Arguments, type Phrasing, type Vocabulary } from './message.js';
import type { Settings } from './options.js';
import { Reply } from './reply.js';
import type { Edit, Problem, Report, Shape, Span } from './types.js';
/** The report at an address; 0 stands for a valid document without problems. */
export declare function reportAt<S extends Shape | 'call'>(address: number, shape: S, settings: Settings, builtIn?: Vocabulary): Report<S>;
/** How problems are worded: in the language of the options, or in the one that is built in. */
export declare function phrasingOf({ messages, byLabel, mask }: Settings, builtIn?: Vocabulary): Phrasing;
/** The report whose head begins a reply, and whose details come next. */
export declare function reportFrom<S extends Shape | 'call'>(reply: Reply, assumptions: string[], shape: S, phrasing: Phrasing): Report<S>;
/** Makes properties when one of them is first read; from then on, or once one is set, it is plain data. */
export declare function postpone<T extends object, K extends keyof T>(target: T, names: readonly K[], make: () => Pick<T, K>): void;
/** What a report took for granted. Its text comes first. */
export declare function assumptionsFrom(reply: Reply, phrasing: Phrasing): string[];
/** What a sentence without arguments is given. */
export declare const NO_ARGUMENTS: Arguments;
/** Reads problems, one behind the other. */
export declare class ProblemReader {
    #private;
    constructor(reply: Reply, phrasing: Phrasing);
    problems(count: number): Problem[];
}
/** Reads paths. Mostly the next one shares segments with the last, so their pointers are kept. */
export declare class Trail {
    #private;
    constructor(reply: Reply);
    /** The path that shares so many segments with the last one and has so many more. */
    to(shared: number, count: number): (string | number)[];
    /** The pointer of the last path. */
    pointer(): string;
}
/** A segment of a path, from the word that stands for it. */
export declare function readSegment(reply: Reply, step: number): string | number;
/** The pointer to what a segment leads to, below another. */
export declare function below(pointer: string, segment: string | number): string;
/** A span, where the reply has one. */
export declare function readSpan(reply: Reply): Span;
/** Edits, behind their count. */
export declare function readEdits(reply: Reply): Edit[];
