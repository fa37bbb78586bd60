/**
 * Finds generated data by names that a programmer wrote: an unknown one throws.
 */
import { defaultVersion } from './generated/tables.js'
import { oneOf, record, versionOf } from './options.js'
import type { Version } from './types.js'

/** The entry of a table by its name. */
export function byName<T extends object, N extends keyof T & string>(what: string, name: N, table: T): T[N] {
  return table[oneOf(what, name, Object.keys(table)) as N]
}

/** The version that options ask for; `known` are the options there are. */
export function readVersion(options: { version?: unknown } | undefined, known: readonly string[]): Version {
  if (options === undefined) return defaultVersion
  const { version } = record('options', options, known)
  return version === undefined ? defaultVersion : versionOf('version', version)
}
