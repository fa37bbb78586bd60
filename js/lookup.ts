/**
 * Looks up generated data by name. An unknown name throws a TypeError.
 */
import { oneOf } from './checks.js'

/** Returns the entry of a table with this name. */
export function byName<T extends object, N extends keyof T & string>(what: string, name: N, table: T): T[N] {
  return table[oneOf(Object.keys(table))(name, what) as N]
}
