/**
 * Fatal codes: those of documents that can't be read, after which nothing more is checked.
 */
import { codes, fatalCodes } from './generated/tables.js';
/** Returns whether nothing more is checked after a problem with this code. */
export function isFatal(code) {
    return fatalCodes.includes(code);
}
/** Returns severities under which only fatal codes are reported. */
export function fatalAlone() {
    return Object.fromEntries(codes.filter((code) => !isFatal(code)).map((code) => [code, 'off']));
}
