/** Makes the error about an unknown name. Suggests the nearest known name, or lists all. */
export declare function unknown(what: string, value: unknown, known: readonly string[]): TypeError;
/** Makes the error about an unknown name. Lists all known names. */
export declare function unlisted(what: string, value: unknown, known: readonly string[]): TypeError;
/** Returns whether an error may show a value. Longer texts and other characters may be part of a document. */
export declare function isName(value: unknown): value is string;
export declare const quote: (name: string) => string;
/** Returns `'a', 'b' or 'c'`. */
export declare function anyOf(names: readonly string[]): string;
/** Describes a wrong value where a string of a certain form is expected. */
export declare function otherOrType(value: unknown): string;
/** Describes a wrong value where a number is expected. */
export declare function numberOrType(value: unknown): string;
