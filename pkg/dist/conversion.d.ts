/**
 * The types of a conversion's result, and how a result is read from a reply of the core. Long lists are
 * decoded when they are first read. js/convert.ts makes the calls.
 */
import type { SameForm } from './fixes.js';
import { type NoteRecord } from './generated/layout.js';
import type { Messages, Vocabulary } from './language.js';
import type { Basis, Edit, Problem, Shape, Span, Version } from './types.js';
/** What converting back needs and the output does not hold. Plain JSON: store it beside the output. */
export interface Complement {
    /** The shape of the document. */
    shape: Shape;
    /** The version that the document was converted from. */
    from: Version;
    /** The version that it was converted to. */
    to: Version;
    /** The JSON Pointer of the URL inside `payout`, for shapes that can have one. */
    payoutUrl?: string;
    /** What each change left out, by the change's name. The format is internal. */
    changes: {
        [id: string]: object;
    };
}
/** A member that was converted, or restored from a complement. */
export interface AppliedChange {
    /** The name of the change, as in `changelog`. */
    id: string;
    /** The JSON Pointer in the input. For a restored member, the pointer of the object that got it back. */
    from: string;
    /** The JSON Pointer in the output. */
    to: string;
    /** The section of the API documentation, such as `'2.6'`. */
    section: string;
    /** Whether the API documentation states the change, implies it, or leaves it to be assumed. */
    basis: Basis;
    /** Where the member is in the input. Only for text and bytes. */
    fromSpan?: Span;
    /** Where the member is in the output. Only for text and bytes. */
    toSpan?: Span;
}
/** A loss, which the other version can't hold, or a gap, which it requires and the input does not have. */
export interface Shortfall {
    /** The JSON Pointer of a loss in the input, or of a gap in the output. */
    pointer: string;
    /** The pointer's segments. Positions in arrays are numbers. */
    path: (string | number)[];
    /** The section of the API documentation, such as `'2.6'`. */
    section: string;
    /** A sentence that says why. */
    reason: string;
}
/** What the other version can't hold. */
export interface Loss extends Shortfall {
    /**
     * Where it is in the input: the member with its name, or the element. Only for text and bytes. Absent for a part of the
     * complement that has no match, and for an endpoint.
     */
    span?: Span;
}
/** The result of `convert`. `ok` tells whether there is an output. */
export type Conversion<I> = {
    ok: true;
    /** The converted document: text for text, bytes for bytes, a new value for a value. */
    output: SameForm<I>;
    /** The edits that turn the input into the output, ascending. Empty for a value. */
    edits: Edit[];
    /** The members that were converted or restored. */
    changes: AppliedChange[];
    /** What the other version can't hold. */
    losses: Loss[];
    /** What the other version requires and the input does not have. */
    gaps: Shortfall[];
    /** What converting back needs. Null if it restores the same bytes without a complement. */
    complement: Complement | null;
    /** What was assumed where the API documentation shows nothing, in sentences. */
    assumptions: string[];
    problems: [];
} | {
    ok: false;
    output: undefined;
    /** Why the document was not converted. */
    problems: Problem[];
};
/** A conversion, and the numbers of losses and gaps that it does not list. */
export interface ReadConversion<I> {
    conversion: Conversion<I>;
    more: {
        losses: number;
        gaps: number;
    };
}
type Converted<I> = Extract<Conversion<I>, {
    ok: true;
}>;
/** A language with the messages about conversions. */
type Language = Vocabulary & Pick<Messages, 'conversions'>;
/** Returns a conversion without changes, losses, gaps and complement. */
export declare function converted<I>(output: SameForm<I>, assumptions?: string[]): Converted<I>;
export declare function refused<I>(problems: Problem[]): ReadConversion<I>;
/**
 * Reads the conversion at an address of the core's memory: short lists at once, long ones when they are first read.
 * `outputOf` reads the output.
 */
export declare function readConversion<I>(address: number, outputOf: (start: number, length: number) => SameForm<I>, messages?: Language): ReadConversion<I>;
/** Returns the reason of a loss or gap. Only the reason for an orphan uses the positions `entry` and `item`. */
export declare function reasonOf(note: NoteRecord, entry: number | string, item: number | string, messages?: Language): string;
/** The result of `detectVersion`. */
export interface Detected {
    /** The versions without evidence against them, or all versions if each has some. */
    candidates: Version[];
    /**
     * The evidence against versions, in the order of the document: as much as `limits.findings` allows, and always the
     * first against each version.
     */
    evidence: Evidence[];
}
/** Evidence that a document does not have a version. */
export interface Evidence {
    /** The version that it rules out. */
    version: Version;
    /** The JSON Pointer of the member that rules it out, or that is missing. */
    pointer: string;
    /** The pointer's segments. Positions in arrays are numbers. */
    path: (string | number)[];
    /** The section of the API documentation, such as `'2.6'`. */
    section: string;
    /** A sentence that says why. */
    reason: string;
}
/** Reads the result of `detectVersion` at an address of the core's memory. */
export declare function readDetected(address: number, { conversions }?: Language): Detected;
export {};
