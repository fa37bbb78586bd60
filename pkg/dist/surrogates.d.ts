/**
 * Lone surrogates: half of a character, which UTF-8 cannot carry and which encoders quietly replace.
 * What to say about one is the core's business.
 */
/** The place of the first lone surrogate, or -1. */
export declare function loneSurrogateAt(text: string): number;
