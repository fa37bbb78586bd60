/**
 * Inputs that never became text in the core's memory, and the codes they are reported by.
 * A refusal is a negative number, where the length of a document would stand.
 */
import { codes } from './generated/tables.js';
export const REFUSED_SIZE = -1;
export const REFUSED_DEPTH = -2;
export const REFUSED_VALUE = -3;
/** There is no input. */
export const REFUSED_NOTHING = -4;
const CODES = {
    [REFUSED_SIZE]: 'too_large',
    [REFUSED_DEPTH]: 'too_deep',
    [REFUSED_VALUE]: 'not_serializable',
};
/** Tells a refusal from a length. */
export function isRefusal(length) {
    return length < 0;
}
/** The number of the code in the core; where there is no input, one of no code. */
export function codeIndex(refusal) {
    const code = CODES[refusal];
    return code === undefined ? codes.length : codes.indexOf(code);
}
