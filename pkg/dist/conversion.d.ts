/**
 * What callers see of a conversion, and how it is read from a reply of the core. Long lists are made
 * when they are first read.
 */
import type { SameForm } from './fixes.js';
import { type NoteRecord } from './generated/layout.js';
import { type Messages, type Vocabulary } from './message.js';
import type { Basis, Edit, Problem, Shape, Span, Version } from './types.js';
/** The sentences of conversions, each in the place of its number. */
export interface ConversionMessages {
    /** Why something is not converted, by the number of the sentence. */
    readonly refusals: {
        readonly [sentence: number]: string;
    };
    readonly reasons: readonly string[];
    readonly assumptions: readonly string[];
    readonly clues: readonly string[];
    /** Why an endpoint is lost. */
    readonly unlisted: string;
}
/** What the way back needs and the output does not carry. Plain JSON: keep it beside the output. */
export interface Complement {
    /** The shape of the document. */
    shape: Shape;
    /** The version that the document had. */
    from: Version;
    /** The version that it was given. */
    to: Version;
    /** Where in `payout` the URL stands, for the shapes that can hold one. */
    payoutUrl?: string;
    /** What each change left behind: the core's business. */
    changes: {
        [id: string]: object;
    };
}
/** Something that became something else, or came back. */
export interface AppliedChange {
    /** The change, by its name in the changelog. */
    id: string;
    /** What it was, in the input; of a member that came back, the object it came back into. */
    from: string;
    /** What it has become, in the output. */
    to: string;
    /** The section of the API documentation. */
    section: string;
    /** How firmly the API documentation supports it. */
    basis: Basis;
    /** The member in the input; for text and bytes. */
    fromSpan?: Span;
    /** The member in the output; for text and bytes. */
    toSpan?: Span;
}
/** Something that could not be carried over, in the input, or that is missing, in the output. */
export interface Shortfall {
    /** Where it is, or belongs. */
    pointer: string;
    /** The pointer's segments; positions in arrays are numbers. */
    path: (string | number)[];
    /** The section of the API documentation. */
    section: string;
    /** Why, in a sentence. */
    reason: string;
}
/** What became of a document. */
export type Conversion<I> = {
    ok: true;
    /** The document as the other version has it, in the form it came in. */
    output: SameForm<I>;
    /** What was put where in the input; for text and bytes. */
    edits: Edit[];
    /** What became what. */
    changes: AppliedChange[];
    /** What could not be carried over. */
    losses: Shortfall[];
    /** What the other version asks for and the input does not hold. */
    gaps: Shortfall[];
    /** What the way back needs; null where it gives the same bytes without. */
    complement: Complement | null;
    /** What was taken for granted, where the API documentation shows nothing. */
    assumptions: string[];
    problems: [];
} | {
    ok: false;
    output: undefined;
    /** Why nothing was converted. */
    problems: Problem[];
};
/** A conversion whose output is still in the core's memory, or the problems that prevent it. */
export type Read = ReadConversion | {
    problems: Problem[];
};
interface ReadConversion {
    problems: undefined;
    start: number;
    length: number;
    assumptions: string[];
    more: More;
    /** Sets the lists and the complement of a conversion: now where there are few, else when they are first read. */
    fill(conversion: Lists): void;
}
/** A conversion for whoever hands the output on and reads a summary of what was lost. */
export type Summary = {
    ok: true;
    output: Uint8Array<ArrayBuffer>;
    /** The first losses. */
    losses: Shortfall[];
    /** The first gaps. */
    gaps: Shortfall[];
    /** How many there are beyond those. */
    more: More;
} | {
    ok: false;
    problems: Problem[];
};
/** How many losses and gaps are not listed. */
interface More {
    losses: number;
    gaps: number;
}
/** The members of a conversion that are read at once. */
export interface Lists {
    edits: Edit[];
    changes: AppliedChange[];
    losses: Shortfall[];
    gaps: Shortfall[];
    complement: Complement | null;
}
/** The conversion at an address. */
export declare function readConversion(address: number, given: Messages | undefined): Read;
/** Why something was lost or is missing, in a sentence. Only that on an orphan names positions. */
export declare function reasonOf(note: NoteRecord, entry: number | string, item: number | string, messages?: Vocabulary, conversions?: ConversionMessages): string;
/** Which versions a document can have. */
export interface Detected {
    /** The versions that nothing speaks against; all of them where that leaves none. */
    candidates: Version[];
    /** What speaks against a version, in the order of the text. */
    evidence: Evidence[];
}
/** Something that speaks against a version. */
export interface Evidence {
    /** The version that it speaks against. */
    version: Version;
    /** The member that tells, or that is missing. */
    pointer: string;
    /** The pointer's segments; positions in arrays are numbers. */
    path: (string | number)[];
    /** The section of the API documentation. */
    section: string;
    /** What it tells, in a sentence. */
    reason: string;
}
/** The answer at an address. */
export declare function readDetected(address: number, { clues }?: ConversionMessages): Detected;
export {};
