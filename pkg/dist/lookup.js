/**
 * Finds generated data by names that a programmer wrote: an unknown one throws.
 */
import { defaultVersion } from './generated/tables.js';
import { oneOf, record, versionOf } from './options.js';
/** The entry of a table by its name. */
export function byName(what, name, table) {
    return table[oneOf(what, name, Object.keys(table))];
}
/** The version that options ask for; `known` are the options there are. */
export function readVersion(options, known) {
    if (options === undefined)
        return defaultVersion;
    const { version } = record('options', options, known);
    return version === undefined ? defaultVersion : versionOf('version', version);
}
