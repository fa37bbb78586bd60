/**
 * What stops the reading of a document, as against what is wrong with one that can be read.
 */
import { codes, fatalCodes } from './generated/tables.js';
/** Whether nothing more was checked after it. */
export function isFatal(code) {
    return fatalCodes.includes(code);
}
/** Severities under which nothing else is found. */
export function fatalAlone() {
    return Object.fromEntries(codes.filter((code) => !isFatal(code)).map((code) => [code, 'off']));
}
