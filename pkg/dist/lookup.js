/**
 * Looks up generated data by name. An unknown name throws a TypeError.
 */
import { defaultVersion } from './generated/tables.js';
import { oneOf, record, versionOf } from './options.js';
/** Returns the entry of a table with this name. */
export function byName(what, name, table) {
    return table[oneOf(what, name, Object.keys(table))];
}
/** Returns the option `version` or its default. `known` lists the names of all options. */
export function readVersion(options, known) {
    if (options === undefined)
        return defaultVersion;
    const { version } = record('options', options, known);
    return version === undefined ? defaultVersion : versionOf('version', version);
}
