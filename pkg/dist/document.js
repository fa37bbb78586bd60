/**
 * What every function does first: reads shape, options and input, and puts the document into the
 * core's memory.
 */
import { formOf, jsonOf, queryOf, VALUE } from './input.js';
import { readSettings, refuseEntries, shapeIndex } from './options.js';
import { isQuery } from './query_shapes.js';
import { write } from './write.js';
/** Reads the arguments and writes the document. `more` are options that others read. */
export function prepare(shape, input, options, more) {
    const index = shapeIndex(shape);
    const settings = readSettings(options, more);
    refuseEntries(shape, settings);
    const form = formOf(input);
    const source = sourceOf(shape, form, input, settings);
    return { index, form, source, length: write(source, settings), settings };
}
/** The text or bytes to check. */
export function sourceOf(shape, form, input, settings) {
    if (form !== VALUE)
        return input;
    return isQuery(shape) ? queryOf(input) : jsonOf(input, settings.maxDepth);
}
