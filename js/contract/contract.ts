/** The lists of the contract, as data. */
import * as generated from '../generated/changes.js'
import { explanations } from '../generated/explanations.js'
import * as tables from '../generated/tables.js'

/** The shapes of documents and queries. */
export const shapes = /* @__PURE__ */ Object.freeze(tables.shapes)
/** The dated versions, newest last. */
export const versions = /* @__PURE__ */ Object.freeze(tables.versions)
/** What each code means, with an example for which it is reported and one for which it is not. */
export const codes = /* @__PURE__ */ frozen(explanations)
/** What each version changed, oldest change first. */
export const changes = /* @__PURE__ */ frozen(generated.changes)

/** Freezes data that all callers share, with all that is in them, so that none changes what the others read. */
export function frozen<T>(data: T): T {
  // So is what is not an object, and what was frozen here before.
  if (Object.isFrozen(data)) return data
  for (const inner of Object.values(data as object)) frozen(inner)
  return Object.freeze(data)
}
