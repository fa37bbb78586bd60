import type { Messages, ReferenceMessages } from './message.js';
import type { Options, Shape, Version } from './types.js';
/** Options as the core takes them. */
export interface Settings {
    readonly version: Version;
    /** The bytes that follow the document; none where every option has its default. */
    readonly bytes: Uint8Array;
    readonly maxBytes: number;
    readonly maxDepth: number;
    readonly mask: boolean;
    /** The language; English where there is none. */
    readonly messages: Messages | undefined;
    /** Messages call fields by their labels. */
    readonly byLabel: boolean;
    /** The option `entries` is given. */
    readonly entries: boolean;
}
declare const DEFAULT_LIMITS: {
    bytes: number;
    depth: number;
    findings: number;
};
/** The shape's number in the core. */
export declare function shapeIndex(shape: Shape): number;
/** Only lists have entries. */
export declare function refuseEntries(shape: Shape | 'call', { entries }: Pick<Settings, 'entries'>): void;
/** Checks the options; where there are none, nothing is made or written. `more` are names that others read. */
export declare function readSettings(options: Options | undefined, more?: readonly string[]): Settings;
export declare function isRecord(value: unknown): value is Record<string, unknown>;
/** A language, such as `de` of `order-contract/messages/de`. */
export declare function readMessages(value: unknown): Messages | undefined;
/** What describes in a language, such as `deReference` of `order-contract/messages/de`. */
export declare function readReference(value: unknown): ReferenceMessages | undefined;
/** What was given in place of a language: often another of the three that a file of messages exports. */
export declare function languageOrType(value: unknown): string;
/** The same settings, under which no finding is left out of a report. */
export declare function withAllFindings(settings: Settings): Settings;
export declare function writeNumber(value: number, into: Uint8Array, at: number): void;
/** Limits, with their defaults. */
export declare function readLimits(value: unknown): typeof DEFAULT_LIMITS;
/** A JSON Pointer. */
export declare function pointer(what: string, value: unknown): string;
/** An object whose own members all have known names. */
export declare function record<const T extends string>(what: string, value: unknown, known: readonly T[]): {
    readonly [N in T]?: unknown;
};
/** A version, which both names are few enough to list. */
export declare function versionOf(what: string, value: unknown): Version;
/** The options of what leads from one version to another. */
export declare function rangeOf<const T extends string>(value: unknown, known: readonly T[]): { readonly [N in "from" | "to" | T]?: unknown; } & {
    from: "2023-07-27" | "2024-02-05";
    to: "2023-07-27" | "2024-02-05";
};
export declare function oneOf<const T extends readonly string[]>(what: string, value: unknown, known: T): T[number];
/** A name that is not known, with the nearest one that is. */
export declare function unknown(what: string, value: unknown, known: readonly string[]): TypeError;
/** A name that is not known, with all that are. */
export declare function unlisted(what: string, value: unknown, known: readonly string[]): TypeError;
/** The type of what was given where a string of a certain form is accepted. */
export declare function otherOrType(value: unknown): string;
/** What was given where a number is accepted. */
export declare function numberOrType(value: unknown): string;
export {};
