/** What differs between two versions in the documents of a shape. */
import { fillable, touched } from '../generated/changes.js'
import { versions } from '../generated/tables.js'
import type { Shape, Version } from '../types/types.js'

export function differs(shape: Shape, one: Version, other: Version): boolean {
  const isBetween = ({ version }: { version: string }) => leadsTo(version, one, other) || leadsTo(version, other, one)
  return touched.some((change) => change.shape === shape && isBetween(change))
}

/** Returns the pointers of the gaps that a conversion can have. */
export function pointersOf(shape: Shape, from: Version, to: Version): string[] {
  const isOf = (gap: (typeof fillable)[number]) => gap.shape === shape && gap.from === from && gap.to === to
  return fillable.filter(isOf).map(({ pointer }) => pointer)
}

/** Returns whether a version is one of those from `from`, exclusive, up to `to`. */
function leadsTo(version: string, from: Version, to: Version): boolean {
  const at = versions.indexOf(version as Version)
  return at > versions.indexOf(from) && at <= versions.indexOf(to)
}
