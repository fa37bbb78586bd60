import type { Complement } from './conversion.js';
import type { Messages } from './language.js';
import { type Check } from './option_reader.js';
import { type Settings } from './options.js';
import { type RangeOf } from './range.js';
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
export declare const ON_LOSS: readonly ['report', 'error'];
export declare const ON_ORPHAN: readonly ['error', 'drop'];
export declare const onLoss: Check<"error" | "report">;
/** The options of a conversion. `fill` depends on the shape and the versions: `withFill` checks it. */
export declare const CONVERSION: {
    payoutUrl: import("./option_reader.js").Option<string | undefined>;
    complement: import("./option_reader.js").Option<string | undefined>;
    entries: import("./option_reader.js").Option<string | undefined>;
    onLoss: import("./option_reader.js").Option<"error" | "report">;
    onOrphan: import("./option_reader.js").Option<"drop" | "error">;
    limits: import("./option_reader.js").Option<NoInfer<import("./option_reader.js").Checked<{
        bytes: import("./option_reader.js").Option<number>;
        depth: import("./option_reader.js").Option<number>;
        findings: import("./option_reader.js").Option<number>;
    }>>>;
    messages: import("./option_reader.js").Option<NoInfer<Messages> | undefined>;
    fill: import("./option_reader.js").Option<unknown>;
};
/** Checked options of a conversion, but for `fill`. `complement` is JSON. */
export type CheckedConversion = Omit<RangeOf<typeof CONVERSION>, 'fill'>;
/** Options of a conversion, encoded for the core. */
export interface ConvertSettings extends Pick<CheckedConversion, 'from' | 'to' | 'entries' | 'limits' | 'messages'> {
    /** The bytes that follow the document in the core's memory. */
    readonly bytes: Uint8Array;
    /** The pointers and JSON texts of `fill` in turn. */
    readonly fill: readonly string[];
    /** `from` and `to` are the same version and there is no complement: nothing changes. */
    readonly identity: boolean;
}
/** Checks the options of a conversion and encodes them. */
export declare function readConvertOptions(shape: Shape, options: ConvertOptions): ConvertSettings;
/** Checks the options that only some shapes have, and returns `fill` as `fillTexts` does. */
export declare function fillFor(shape: Shape, given: RangeOf<typeof CONVERSION>): string[];
/** Encodes the options of a conversion. */
export declare function encoded(options: CheckedConversion, fill?: readonly string[]): ConvertSettings;
/** What a conversion has without options, besides its versions. */
export declare const BY_DEFAULT: import("./option_reader.js").Checked<{
    payoutUrl: import("./option_reader.js").Option<string | undefined>;
    complement: import("./option_reader.js").Option<string | undefined>;
    entries: import("./option_reader.js").Option<string | undefined>;
    onLoss: import("./option_reader.js").Option<"error" | "report">;
    onOrphan: import("./option_reader.js").Option<"drop" | "error">;
    limits: import("./option_reader.js").Option<NoInfer<import("./option_reader.js").Checked<{
        bytes: import("./option_reader.js").Option<number>;
        depth: import("./option_reader.js").Option<number>;
        findings: import("./option_reader.js").Option<number>;
    }>>>;
    messages: import("./option_reader.js").Option<NoInfer<Messages> | undefined>;
}>;
/** Returns the settings for the report on an input that could not be written as text. */
export declare function settingsOfRefusal({ from, limits, messages }: ConvertSettings): Settings;
/** Returns the pointers and JSON texts of `fill` in turn. Throws a TypeError for a pointer that is not in `known`. */
export declare function fillTexts(fill: unknown, known: readonly string[]): string[];
/** Returns the pointers of the gaps that a conversion can have. */
export declare function pointersOf(shape: Shape, from: Version, to: Version): string[];
