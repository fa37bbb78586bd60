/** Tells why an array that was cut off can't be read. */
import { withFatalAlone } from '../options.js';
import { isAccepted } from '../validate.js';
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
/**
 * Returns the document to report for an array that ends in `last` without its bracket. If `last` is complete, the error
 * is that the array ends after it, so that is an empty document.
 */
export function unreadableOf(shape, last, settings) {
    return isAccepted(shape, last, withFatalAlone(settings)) ? NOTHING : last;
}
