/**
 * Says in which members documents differ between two versions.
 */
import { touched } from './generated/changes.js'
import { versions } from './generated/tables.js'
import type { Touched } from './reference.js'
import type { Shape, Version } from './types.js'

/** Returns whether documents of a shape differ between two versions. */
export function differs(shape: Shape, one: Version, other: Version): boolean {
  return touchedBetween(shape, one, other).length > 0
}

/** Returns the names of the top-level members in which documents of a shape differ between two versions. */
export function differingMembers(shape: Shape, one: Version, other: Version): string[] {
  const paths = touchedBetween(shape, one, other).flatMap(({ added, removed }) => [...added, ...removed])
  return paths.map((path) => path.split('/', 1)[0] as string)
}

function touchedBetween(shape: Shape, one: Version, other: Version): readonly Touched[] {
  return touched.filter((change) => change.shape === shape && isBetween(change.version, one, other))
}

/** Returns whether a version is newer than one of two others and not newer than both. */
function isBetween(version: Version, one: Version, other: Version): boolean {
  const at = versions.indexOf(version)
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)]
  return at > Math.min(first, last) && at <= Math.max(first, last)
}
