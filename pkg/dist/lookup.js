/**
 * Looks up generated data by name. An unknown name throws a TypeError.
 */
import { defaultVersion } from './generated/tables.js';
import { oneOf, versionOf } from './options.js';
/** Returns the entry of a table with this name. */
export function byName(what, name, table) {
    return table[oneOf(what, name, Object.keys(table))];
}
/** Reads the option `version`. */
export function readVersion(version) {
    return version === undefined ? defaultVersion : versionOf('version', version);
}
