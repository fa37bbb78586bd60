import { type Checked } from './option_reader.js';
import type { Options, Severities, Shape } from './types.js';
/** The core's memory and the maximum string length of engines set this limit. */
export declare const MOST_BYTES = 500000000;
declare const LIMITS: {
    bytes: import("./option_reader.js").Option<number>;
    depth: import("./option_reader.js").Option<number>;
    findings: import("./option_reader.js").Option<number>;
};
export type CheckedLimits = Checked<typeof LIMITS>;
export declare const limits: import("./option_reader.js").Option<NoInfer<Checked<{
    bytes: import("./option_reader.js").Option<number>;
    depth: import("./option_reader.js").Option<number>;
    findings: import("./option_reader.js").Option<number>;
}>>>;
/** The options about a document. */
export declare const DOCUMENT: {
    version: import("./option_reader.js").Option<"2023-07-27" | "2024-02-05">;
    level: import("./option_reader.js").Option<"implied" | "stated">;
    draft: import("./option_reader.js").Option<boolean>;
    severity: import("./option_reader.js").Option<NoInfer<Severities> | undefined>;
    entries: import("./option_reader.js").Option<string | undefined>;
    limits: import("./option_reader.js").Option<NoInfer<Checked<{
        bytes: import("./option_reader.js").Option<number>;
        depth: import("./option_reader.js").Option<number>;
        findings: import("./option_reader.js").Option<number>;
    }>>>;
    mask: import("./option_reader.js").Option<boolean>;
    messages: import("./option_reader.js").Option<NoInfer<import("./language.js").Messages> | undefined>;
    names: import("./option_reader.js").Option<"label" | "wire">;
};
type CheckedOptions = Checked<typeof DOCUMENT>;
/** Options of a document, with the bytes that follow it in the core's memory: none if every option has its default. */
export interface Settings extends CheckedOptions {
    readonly bytes: Uint8Array;
}
/** The settings without any options. */
export declare const DEFAULTS: Settings;
export declare function readSettings(options: Options | undefined): Settings;
/** Encodes options. */
export declare function settingsOf(options: CheckedOptions, more?: number): Settings;
export declare function writeLimits({ bytes, depth, findings }: CheckedLimits, into: Uint8Array, at: number): void;
export declare function writeNumber(value: number, into: Uint8Array, at: number): void;
/** Returns the settings without a limit of findings or of their pointers. */
export declare function withAllFindings(settings: Settings): Settings;
/** Returns the settings under which only problems are reported after which nothing more is checked. */
export declare function withFatalAlone(settings: Settings): Settings;
/** Returns the number of a shape in the core. Throws a TypeError if the shape is unknown. */
export declare function shapeIndex(shape: Shape): number;
/** Returns the shape. Throws a TypeError if it is unknown. */
export declare function knownShape(shape: Shape): Shape;
/** The option that only lists take. */
export interface Entries {
    readonly entries?: string | undefined;
}
/** Throws a TypeError if the option `entries` is given for a shape other than a list. */
export declare function refuseEntries(shape: Shape | 'call', { entries }: Entries, name?: string): void;
export {};
