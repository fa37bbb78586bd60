/**
 * Returns queries in the form in which they were passed.
 */
import { tagOf } from './tag.js';
/** Returns a query as URLSearchParams or as a URL if the input is one. Returns undefined for other inputs. */
export function queryLike(input, query) {
    const tag = tagOf(input);
    if (tag === 'URLSearchParams')
        return new URLSearchParams(query);
    if (tag !== 'URL')
        return undefined;
    const url = new URL(String(input));
    // Setting an empty query would remove a `?` that ends the URL.
    if (url.search !== query)
        url.search = query;
    return url;
}
