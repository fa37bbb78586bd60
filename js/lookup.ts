/**
 * Looks up generated data by name. An unknown name throws a TypeError.
 */
import { defaultVersion } from './generated/tables.js'
import { oneOf, record, versionOf } from './options.js'
import type { Version } from './types.js'

/** Returns the entry of a table with this name. */
export function byName<T extends object, N extends keyof T & string>(what: string, name: N, table: T): T[N] {
  return table[oneOf(what, name, Object.keys(table)) as N]
}

/** Returns the option `version` or its default. `known` lists the names of all options. */
export function readVersion(options: { version?: unknown } | undefined, known: readonly string[]): Version {
  if (options === undefined) return defaultVersion
  const { version } = record('options', options, known)
  return version === undefined ? defaultVersion : versionOf('version', version)
}
