/**
 * What an error calls a value of a built-in class.
 */
/** The name of a built-in class, or `Object`; nothing where even that can't be read. */
export declare function tagOf(value: unknown): string;
/** `an ArrayBuffer`, `a Promise`, `a URL`. */
export declare function withArticle(name: string): string;
/** What was given, by its type alone: it can be a document, and errors are logged. */
export declare function typeOf(value: unknown): string;
