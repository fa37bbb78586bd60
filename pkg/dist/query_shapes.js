/**
 * Tells the shapes of queries from those of JSON documents.
 */
import { queries } from './generated/tables.js';
/** Returns whether a shape is the query of a URL. */
export function isQuery(shape) {
    return queries.includes(shape);
}
