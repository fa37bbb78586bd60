/**
 * Checks the options of a conversion and writes them as the settings bytes that the core reads.
 * src/layout.rs documents the layout.
 */
import type { Complement } from './conversion.js';
import type { Messages } from './message.js';
import { readLimits, type Settings } from './options.js';
import type { JsonValue, Limits, Shape, Version } from './types.js';
/** Options of `convert`. An unknown name or value throws a `TypeError`. */
export interface ConvertOptions {
    /** The version of the document. */
    from: Version;
    /** The version to convert it to. */
    to: Version;
    /** The JSON Pointer of the URL inside `payout`. The default is `'/url'`. Use `''` if `payout` is the URL itself. */
    payoutUrl?: string | undefined;
    /** Values for gaps, by JSON Pointer relative to an entry: `{ '/approval_state': 'APPROVED' }`. */
    fill?: {
        readonly [pointer: string]: JsonValue | undefined;
    } | undefined;
    /** The complement that converting this document the other way returned. */
    complement?: Complement | null | undefined;
    /** The JSON Pointer of a list's entries, if the document has several candidates. Only lists take it. */
    entries?: string | undefined;
    /** If there are losses: `'report'`, the default, lists them; `'error'` converts nothing. */
    onLoss?: 'report' | 'error' | undefined;
    /** If a part of `complement` has no match: `'error'`, the default, converts nothing; `'drop'` lists a loss. */
    onOrphan?: 'error' | 'drop' | undefined;
    /**
     * Limits on input and report. If `from` and `to` are the same version, text and bytes are returned unread. A value is
     * written as text even then, so `limits.bytes` applies to it.
     */
    limits?: Limits | undefined;
    /** The language of messages. The default is English. */
    messages?: Messages | undefined;
}
/** The options of a conversion, encoded for the core. */
export interface ConvertSettings extends Settings {
    /** `from` and `to` are the same version and there is no complement: nothing changes. */
    readonly identity: boolean;
    readonly limits: ReturnType<typeof readLimits>;
}
/** The names of all options except `from` and `to`. */
export declare const NAMES: readonly ["payoutUrl", "fill", "complement", "entries", "onLoss", "onOrphan", "limits", "messages"];
export declare const ON_LOSS: readonly ['report', 'error'];
export declare const ON_ORPHAN: readonly ['error', 'drop'];
/** Checks the options of a conversion and encodes them. Caches the last result. */
export declare function readConvertOptions(shape: Shape, options: ConvertOptions): ConvertSettings;
/** Returns the settings for the report on an input that could not be written as text. */
export declare function settingsOfRefusal({ version, limits, messages }: ConvertSettings): Settings;
/** Returns the pointers and JSON texts of `fill` in turn. Throws a TypeError for a pointer that is not in `known`. */
export declare function fillTexts(fill: unknown, known: readonly string[]): string[];
/** Returns the pointers of the gaps that a conversion can have. */
export declare function pointersOf(shape: Shape, from: Version, to: Version): string[];
