/**
 * Lone surrogates: half of a character, which UTF-8 cannot carry and which encoders quietly replace.
 * What to say about one is the core's business.
 */
const LONE = /\p{Surrogate}/u;
/** The place of the first lone surrogate, or -1. */
export function loneSurrogateAt(text) {
    if (typeof text.isWellFormed === 'function' && text.isWellFormed())
        return -1;
    return text.search(LONE);
}
