/** The lists of the contract, as data. */
import * as generated from '../generated/changes.js'
import { explanations } from '../generated/explanations.js'
import * as tables from '../generated/tables.js'
import { frozen } from './frozen.js'

/** The shapes of documents and queries. */
export const shapes = /* @__PURE__ */ Object.freeze(tables.shapes)
/** The dated versions, newest last. */
export const versions = /* @__PURE__ */ Object.freeze(tables.versions)
/** What each code means, with an example for which it is reported and one for which it is not. */
export const codes = /* @__PURE__ */ frozen(explanations)
/** What each version changed, oldest change first. */
export const changes = /* @__PURE__ */ frozen(generated.changes)
