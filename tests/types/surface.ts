/**
 * The types of the crate's own module (src/js/generated/types.d.ts): its closed lists are those of the package, and what the
 * package takes and returns stands for what the module takes and returns.
 */
import type * as api from 'order-contract'
import type * as surface from '../../src/js/generated/types.js'

export const shape = (given: surface.Shape): api.Shape => given
export const shapeBack = (given: api.Shape): surface.Shape => given
export const version = (given: surface.Version): api.Version => given
export const versionBack = (given: api.Version): surface.Version => given
export const report = (given: api.Report): surface.Report => given
export const conversion = (given: api.Conversion<string>): surface.Conversion => given
