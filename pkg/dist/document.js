/**
 * The first step of every function: checks shape and input, and writes the document into the core's memory.
 */
import { NOT_PLAIN } from './as_value.js';
import { isQuery } from './closed_lists.js';
import { formOf, jsonOf, queryOf, VALUE } from './input.js';
import { refuseEntries, shapeIndex } from './options.js';
import { REFUSED_NOTHING, REFUSED_OBJECT } from './refusal.js';
import { write } from './write.js';
/** Checks shape and input, and writes the document. */
export function prepare(shape, input, settings) {
    const index = shapeIndex(shape);
    refuseEntries(shape, settings);
    const form = formOf(input);
    const source = sourceOf(shape, form, input, settings);
    return { index, form, source, length: write(source, settings), settings };
}
/** Returns the text or bytes to write. */
export function sourceOf(shape, form, input, { limits }) {
    if (form !== VALUE)
        return input;
    if (input === undefined)
        return REFUSED_NOTHING;
    if (input === NOT_PLAIN)
        return REFUSED_OBJECT;
    return isQuery(shape) ? queryOf(input) : jsonOf(input, limits.depth);
}
