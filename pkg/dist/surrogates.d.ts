/**
 * Finds lone surrogates: halves of characters, which UTF-8 can't express and encoders silently replace.
 * The core reports them.
 */
/** Returns the index of the first lone surrogate, or -1. */
export declare function loneSurrogateAt(text: string): number;
