/**
 * Looks up generated data by name. An unknown name throws a TypeError.
 */
import { defaultVersion } from './generated/tables.js'
import { oneOf, versionOf } from './options.js'
import type { Version } from './types.js'

/** Returns the entry of a table with this name. */
export function byName<T extends object, N extends keyof T & string>(what: string, name: N, table: T): T[N] {
  return table[oneOf(what, name, Object.keys(table)) as N]
}

/** Reads the option `version`. */
export function readVersion(version: unknown): Version {
  return version === undefined ? defaultVersion : versionOf('version', version)
}
