/**
 * Tells members of the contract's closed lists: the shapes of queries and of lists, and the codes after which nothing more
 * is checked.
 */
import { fatalCodes, lists, queries } from './generated/tables.js';
/** Returns whether a shape is the query of a URL. */
export function isQuery(shape) {
    return queries.includes(shape);
}
/** Returns whether a shape is a list of entries. */
export function isList(shape) {
    return lists.includes(shape);
}
/** Returns whether nothing more is checked after a problem with this code. */
export function isFatal(code) {
    return fatalCodes.includes(code);
}
