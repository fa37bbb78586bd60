/**
 * Names the types of values for error messages, and reads URLs.
 */
/** Returns the name of a built-in class, or `Object`. Returns `''` if reading it throws. */
export declare function tagOf(value: unknown): string;
/** A `URL`. Programs without the types of the DOM or of Node lack that type, and get what the package reads of it. */
export type PlatformUrl = typeof globalThis extends {
    URL: {
        prototype: infer U;
    };
} ? U : {
    readonly href: string;
};
/** Returns the text of a `URL`, also of another realm, and any other value unchanged. */
export declare function hrefOf(value: unknown): unknown;
/** Returns `an ArrayBuffer`, `a Promise`, `a URL`. */
export declare function withArticle(name: string): string;
/** Describes a value by its type only: it may be a document, and errors are logged. */
export declare function typeOf(value: unknown): string;
