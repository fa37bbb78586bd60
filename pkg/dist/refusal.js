/**
 * Refusals: inputs that are reported without being written into the core's memory. A refusal is a negative number in place
 * of the document's length: the inverted number of its code in the core.
 */
import { codes } from './generated/tables.js';
export const REFUSED_SIZE = /* @__PURE__ */ refusalOf('too_large');
export const REFUSED_DEPTH = /* @__PURE__ */ refusalOf('too_deep');
export const REFUSED_VALUE = /* @__PURE__ */ refusalOf('not_serializable');
/** The input is `undefined`. Like the next one, it has a number after those of the codes. */
export const REFUSED_NOTHING = ~codes.length;
/** The input is `NOT_PLAIN`. */
export const REFUSED_OBJECT = REFUSED_NOTHING - 1;
function refusalOf(code) {
    return ~codes.indexOf(code);
}
/** Returns whether a number is a refusal and not a length. */
export function isRefusal(length) {
    return length < 0;
}
