/**
 * Which shapes are the query of a URL.
 */
import { queries } from './generated/tables.js';
/** Whether a shape is the query of a URL. */
export function isQuery(shape) {
    return queries.includes(shape);
}
