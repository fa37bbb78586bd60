/** Splits a query from the line end of its file: there it would belong to the last value. */
import { isQuery } from '../closed_lists.js';
import { LF } from '../stream/framing.js';
const CR = 0x0d;
/** Returns a document without its line end if it is a query, and the line end. */
export function cutLineEnd(shape, bytes) {
    let end = bytes.length;
    if (isQuery(shape)) {
        if (bytes[end - 1] === LF)
            end--;
        if (bytes[end - 1] === CR)
            end--;
    }
    return [bytes.subarray(0, end), bytes.subarray(end)];
}
