/**
 * Fatal codes: those of documents that can't be read, after which nothing more is checked.
 */
import { fatalCodes } from './generated/tables.js';
/** Returns whether nothing more is checked after a problem with this code. */
export function isFatal(code) {
    return fatalCodes.includes(code);
}
