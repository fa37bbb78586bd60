/** The lists of the contract, as data. */
import * as tables from './generated/tables.js'

/** The shapes of documents and queries. */
export const shapes = tables.shapes
/** The dated versions, newest last. */
export const versions = tables.versions
