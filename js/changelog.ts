/**
 * What changed between two versions. Data alone, read from the changes at build time; nothing starts.
 */
import { changes, touched } from './generated/changes.js'
import { versions } from './generated/tables.js'
import type { ReferenceMessages } from './message.js'
import { rangeOf, readReference } from './options.js'
import type { Basis, Shape, Version } from './types.js'

/** Something that a version changed. */
export interface Change {
  /** The name by which `convert` calls it. */
  id: string
  /** The version that brought it. */
  version: Version
  /** The section of the API documentation. */
  section: string
  /** How firmly the API documentation supports it. */
  basis: Basis
  /** What changed, in a line. */
  title: string
  /** What changed, in a few sentences. */
  description: string
}

/**
 * What changed from one version to another: in the order in which it did, or backwards where `to` is
 * the older one. The result is yours to change.
 *
 * @example
 * ```ts
 * import { changelog } from 'order-contract'
 *
 * for (const { title } of changelog({ from: '2023-07-27', to: '2024-02-05' })) console.log(title)
 * ```
 */
export function changelog(range: { from: Version; to: Version; messages?: ReferenceMessages | undefined }): Change[] {
  const { from, to, ...given } = rangeOf(range, ['messages'])
  const messages = readReference(given.messages)
  const all = messages === undefined ? structuredClone([...changes]) : translated(messages)
  const between = all.filter(({ version }) => isBetween(version, from, to))
  return versions.indexOf(from) > versions.indexOf(to) ? between.reverse() : between
}

/** A title and a description each, which end the texts of a language. */
function translated({ texts }: ReferenceMessages): Change[] {
  const own = texts.slice(-2 * changes.length)
  return changes.map((change, n) => ({ ...change, title: own[2 * n] as string, description: own[2 * n + 1] as string }))
}

/** Whether documents of a shape differ between two versions. */
export function differs(shape: Shape, one: Version, other: Version): boolean {
  return touched.some((change) => change.shape === shape && isBetween(change.version, one, other))
}

/** Whether what a version brought sets two versions apart. */
function isBetween(version: Version, one: Version, other: Version): boolean {
  const at = versions.indexOf(version)
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)]
  return at > Math.min(first, last) && at <= Math.max(first, last)
}
