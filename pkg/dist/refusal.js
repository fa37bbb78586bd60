/**
 * Refusals: inputs that are reported without being written into the core's memory.
 * A refusal is a negative number in place of the document's length.
 */
import { codes } from './generated/tables.js';
export const REFUSED_SIZE = -1;
export const REFUSED_DEPTH = -2;
export const REFUSED_VALUE = -3;
/** The input is `undefined`. */
export const REFUSED_NOTHING = -4;
/** The input is `NOT_PLAIN`. */
export const REFUSED_OBJECT = -5;
const CODES = {
    [REFUSED_SIZE]: 'too_large',
    [REFUSED_DEPTH]: 'too_deep',
    [REFUSED_VALUE]: 'not_serializable',
};
/** Returns whether a number is a refusal and not a length. */
export function isRefusal(length) {
    return length < 0;
}
/** Returns the number of the code in the core. The last two refusals have the numbers after those of the codes. */
export function codeIndex(refusal) {
    const code = CODES[refusal];
    return code === undefined ? codes.length + REFUSED_NOTHING - refusal : codes.indexOf(code);
}
