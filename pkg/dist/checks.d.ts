import type { Messages, ReferenceMessages } from './language.js';
import { type Check } from './option_reader.js';
export declare function oneOf<const T extends readonly string[]>(known: T): Check<T[number]>;
export declare const boolean: Check<boolean>;
export declare const text: Check<string>;
/** `unit` follows the words "a whole number". */
export declare function wholeNumber(least: number, most: number, unit?: string): Check<number>;
/** Accepts a JSON Pointer without lone surrogates. */
export declare const pointer: Check<string>;
export declare function callback<F extends (...given: never[]) => unknown>(value: unknown, name: string): F;
/** The declarations of the option `version`, and of one that has to be there. */
export declare const version: import("./option_reader.js").Option<"2023-07-27" | "2024-02-05">;
export declare const requiredVersion: import("./option_reader.js").Option<"2023-07-27" | "2024-02-05">;
/** Accepts a language, such as `de` from `order-contract/messages/de`. */
export declare const language: Check<Messages>;
/** Accepts the language of `describe`, `explain` and `changelog`, such as `deReference`. */
export declare const reference: Check<ReferenceMessages>;
/** Describes a wrong value of `messages`: often another of the three exports of a language's file. */
export declare function languageOrType(value: unknown): string;
