import type { Messages, ReferenceMessages } from './message.js';
import type { Options, Shape, Version } from './types.js';
/** Checked options, encoded for the core. */
export interface Settings {
    readonly version: Version;
    /** The bytes that follow the document. Empty if every option has its default. */
    readonly bytes: Uint8Array;
    readonly maxBytes: number;
    readonly maxDepth: number;
    readonly mask: boolean;
    /** The language. Undefined means English. */
    readonly messages: Messages | undefined;
    /** Whether messages name fields by their labels. */
    readonly byLabel: boolean;
    /** Whether the option `entries` is given. */
    readonly entries: boolean;
}
declare const DEFAULT_LIMITS: {
    bytes: number;
    depth: number;
    findings: number;
};
/** Returns the number of a shape in the core. Throws a TypeError if the shape is unknown. */
export declare function shapeIndex(shape: Shape): number;
/** Throws a TypeError if the option `entries` is given for a shape other than a list. */
export declare function refuseEntries(shape: Shape | 'call', { entries }: Pick<Settings, 'entries'>): void;
/** Checks the options and encodes them; caches the last result. `more` names further options that the caller reads. */
export declare function readSettings(options: Options | undefined, more?: readonly string[]): Settings;
/**
 * Returns the names and values of options in turn, with those of nested objects, which may change in place. Returns
 * undefined if options can change unnoticed, because an object has a class or members that are not enumerable.
 */
export declare function contentsOf(options: object): unknown[] | undefined;
/** Returns whether options have these contents. `isSame` says that they are the object that had them. */
export declare function holds(contents: readonly unknown[], options: object, isSame: boolean): boolean;
export declare function isRecord(value: unknown): value is Record<string, unknown>;
/** Reads the option `messages`: a language such as `de` from `order-contract/messages/de`. */
export declare function readMessages(value: unknown): Messages | undefined;
/** Reads the option `messages` of `describe`, `explain` and `changelog`, such as `deReference`. */
export declare function readReference(value: unknown): ReferenceMessages | undefined;
/** Describes a wrong value of `messages`: often another of the three exports of a language's file. */
export declare function languageOrType(value: unknown): string;
/** Returns the settings without a limit of findings or of their pointers. */
export declare function withAllFindings(settings: Settings): Settings;
export declare function writeNumber(value: number, into: Uint8Array, at: number): void;
/** Reads the option `limits` and fills in the defaults. */
export declare function readLimits(value: unknown): typeof DEFAULT_LIMITS;
/** Returns `value` if it is a JSON Pointer without lone surrogates. Throws a TypeError otherwise. */
export declare function pointer(what: string, value: unknown): string;
/**
 * Copies the own members of an object. Throws a TypeError if a name is unknown, or if an option is inherited: it would
 * not count.
 */
export declare function record<const T extends string>(what: string, value: unknown, known: readonly T[]): {
    readonly [N in T]?: unknown;
};
/** Reads the argument `options`, which may be left out. */
export declare function optionsOf<const T extends string>(value: unknown, known: readonly T[]): {
    readonly [N in T]?: unknown;
};
/** Throws a TypeError if an object inherits one of these members. What `Object.prototype` has is no option of anybody. */
export declare function refuseInherited(what: string, value: object, known: readonly string[]): void;
/** Returns the objects that an object inherits from, without the last one: `Object.prototype`, of any realm. */
export declare function parentsOf(value: object): object[];
/** Reads a member of an object itself. */
export declare function own<T extends object, N extends keyof T>(object: T | undefined, name: N): T[N] | undefined;
/** Accepts instances of the caller's classes. Refuses built-in objects such as a Promise, a Map or an array. */
export declare function isPlainRecord(value: unknown): value is object;
/** Returns `value` if it is a version. The error lists all versions, as they are few. */
export declare function versionOf(what: string, value: unknown): Version;
/** Checks options that have `from` and `to`. */
export declare function rangeOf<const T extends string>(value: unknown, known: readonly T[]): { readonly [N in T]?: unknown; } & {
    readonly from: Version;
    readonly to: Version;
};
/**
 * Copies own members by name, because a spread leaves out hidden ones. Leaves out undefined ones. The copy inherits
 * nothing, so that a missing member is missing even where `Object.prototype` has one of its name.
 */
export declare function pick<T extends object, const N extends keyof T>(from: T, names: readonly N[]): {
    [K in N]?: T[K];
};
/**
 * Copies the options of a document and the objects in them, so that the caller can't change them afterwards. A language
 * is shared: it is large and constant.
 */
export declare function copyOptions(options: Options): Options;
export declare function oneOf<const T extends readonly string[]>(what: string, value: unknown, known: T): T[number];
/** Makes the error about an unknown name. Suggests the nearest known name, or lists all. */
export declare function unknown(what: string, value: unknown, known: readonly string[]): TypeError;
/** Makes the error about an unknown name. Lists all known names. */
export declare function unlisted(what: string, value: unknown, known: readonly string[]): TypeError;
/** Describes a wrong value where a string of a certain form is expected. */
export declare function otherOrType(value: unknown): string;
/** Describes a wrong value where a number is expected. */
export declare function numberOrType(value: unknown): string;
export {};
