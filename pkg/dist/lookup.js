/**
 * Looks up generated data by name. An unknown name throws a TypeError.
 */
import { oneOf } from './checks.js';
/** Returns the entry of a table with this name. */
export function byName(what, name, table) {
    return table[oneOf(Object.keys(table))(name, what)];
}
