/** Reports on documents that are not read: those over the limit, whose bytes are not kept, and the last of a cut array. */
import { BYTES } from '../input.js';
import { shapeIndex, withFatalAlone } from '../options.js';
import { REFUSED_SIZE } from '../refusal.js';
import { isAccepted, reportOn } from '../validate.js';
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
/** Makes the report on a document over the limit. */
export function tooLarge(shape, settings) {
    const index = shapeIndex(shape);
    return reportOn(shape, { index, form: BYTES, source: REFUSED_SIZE, length: REFUSED_SIZE, settings });
}
/**
 * Returns the document to report for an array that ends in `last` without its bracket. If `last` is complete, the error
 * is that the array ends after it, so that is an empty document.
 */
export function unreadableOf(shape, last, settings) {
    return isAccepted(shape, last, withFatalAlone(settings)) ? NOTHING : last;
}
