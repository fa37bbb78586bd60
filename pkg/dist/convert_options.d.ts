/**
 * The options of a conversion, checked and written as the settings bytes that the core reads:
 * src/wasm/convert_wire.rs documents the layout.
 */
import type { Complement } from './conversion.js';
import type { Messages } from './message.js';
import { type Settings } from './options.js';
import type { JsonValue, Limits, Shape, Version } from './types.js';
/** How to convert. An unknown name or value throws a `TypeError`. */
export interface ConvertOptions {
    /** The version that the document has. */
    from: Version;
    /** The version that it is to have. */
    to: Version;
    /** The JSON Pointer of the URL inside `payout`: `'/url'`; `''` where `payout` is the URL. */
    payoutUrl?: string | undefined;
    /** Values for gaps, each by its pointer relative to an entry: `{ '/approval_state': 'APPROVED' }`. */
    fill?: {
        readonly [pointer: string]: JsonValue | undefined;
    } | undefined;
    /** What an earlier conversion of the same document, the other way, handed out. */
    complement?: Complement | null | undefined;
    /** The JSON Pointer of a list's entries, where the document alone does not tell. */
    entries?: string | undefined;
    /** `'error'` converts nothing where something can't be carried over. The default lists it. */
    onLoss?: 'report' | 'error' | undefined;
    /** `'drop'` lists as a loss what of a complement finds no match. The default converts nothing. */
    onOrphan?: 'error' | 'drop' | undefined;
    /** Bounds on what is read and reported. */
    limits?: Limits | undefined;
    /** The language of messages. The default is English. */
    messages?: Messages | undefined;
}
/** Options as the core takes them. */
export interface ConvertSettings extends Settings {
    /** There is nothing to do: one version to itself, and nothing to put back. */
    readonly identity: boolean;
    /** For the report on an input that never became text. */
    readonly ofReport: Settings;
}
/** The names of all options. */
export declare const NAMES: readonly ["payoutUrl", "fill", "complement", "entries", "onLoss", "onOrphan", "limits", "messages"];
export declare const ON_LOSS: readonly ['report', 'error'];
/** Checks the options. */
export declare function readConvertOptions(shape: Shape, options: ConvertOptions): ConvertSettings;
/** Pointers and JSON values in turn. */
export declare function fillTexts(fill: unknown, known: readonly string[]): string[];
/** The gaps that a conversion can have. */
export declare function pointersOf(shape: Shape, from: Version, to: Version): string[];
