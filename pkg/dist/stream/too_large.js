/** Makes the report on a document over the limit without its bytes, which are not kept in memory. */
import { BYTES } from '../input.js';
import { shapeIndex } from '../options.js';
import { REFUSED_SIZE } from '../refusal.js';
import { reportOn } from '../validate.js';
export function tooLarge(shape, settings) {
    const index = shapeIndex(shape);
    return reportOn(shape, { index, form: BYTES, source: REFUSED_SIZE, length: REFUSED_SIZE, settings });
}
