/**
 * The first step of every function: checks shape, options and input, and writes the document into the core's memory.
 */
import { formOf, jsonOf, queryOf, VALUE } from './input.js';
import { readSettings, refuseEntries, shapeIndex } from './options.js';
import { isQuery } from './query_shapes.js';
import { write } from './write.js';
/** Checks the arguments and writes the document. `more` names further options, which the caller reads. */
export function prepare(shape, input, options, more) {
    const index = shapeIndex(shape);
    const settings = readSettings(options, more);
    refuseEntries(shape, settings);
    const form = formOf(input);
    const source = sourceOf(shape, form, input, settings);
    return { index, form, source, length: write(source, settings), settings };
}
/** Returns the text or bytes to write. */
export function sourceOf(shape, form, input, settings) {
    if (form !== VALUE)
        return input;
    return isQuery(shape) ? queryOf(input) : jsonOf(input, settings.maxDepth);
}
