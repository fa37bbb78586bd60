/**
 * Lists what changed between two versions. The data are generated at build time, so the core is not needed.
 */

import { reference } from './checks.js'
import { copyOf } from './copy.js'
import { changes, touched } from './generated/changes.js'
import { versions } from './generated/tables.js'
import type { ReferenceMessages } from './language.js'
import { optional } from './option_reader.js'
import { rangeReaderOf } from './range.js'
import type { Change } from './reference.js'
import type { Shape, Version } from './types.js'

/**
 * Returns what changed from one version to another, oldest change first. The order is reversed if `to` is the
 * older version. The result is a copy that you may change. An unknown version or option throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { changelog } from 'order-contract'
 *
 * for (const { title } of changelog({ from: '2023-07-27', to: '2024-02-05' })) console.log(title)
 * ```
 */
export function changelog(range: { from: Version; to: Version; messages?: ReferenceMessages | undefined }): Change[] {
  const { from, to, messages } = readOptions(range)
  const all = messages === undefined ? copyOf([...changes]) : translated(messages)
  const between = all.filter(({ version }) => isBetween(version, from, to))
  return versions.indexOf(from) > versions.indexOf(to) ? between.reverse() : between
}

const readOptions = rangeReaderOf({ messages: optional(reference) })

/** Returns the changes in another language. Its list of texts ends with a title and a description for each change. */
function translated({ texts }: ReferenceMessages): Change[] {
  const own = texts.slice(-2 * changes.length)
  return changes.map((change, n) => ({ ...change, title: own[2 * n] as string, description: own[2 * n + 1] as string }))
}

/** Returns whether documents of a shape differ between two versions. */
export function differs(shape: Shape, one: Version, other: Version): boolean {
  return touched.some((change) => change.shape === shape && isBetween(change.version as Version, one, other))
}

/** Returns whether a version is newer than one of two others and not newer than both. */
function isBetween(version: Version, one: Version, other: Version): boolean {
  const at = versions.indexOf(version)
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)]
  return at > Math.min(first, last) && at <= Math.max(first, last)
}
