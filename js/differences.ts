/**
 * Says whether documents differ between two versions.
 */
import { touched } from './generated/changes.js'
import { versions } from './generated/tables.js'
import type { Shape, Version } from './types.js'

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
