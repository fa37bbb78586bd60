/**
 * The types of the crate's own module (src/js/types.d.ts) are those of the package: each can stand for the other.
 */
import type * as api from 'order-contract'
import type * as surface from '../../src/js/types.js'

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

const same: true[] = [
  true satisfies Same<api.Version, surface.Version>,
  true satisfies Same<api.Shape, surface.Shape>,
  true satisfies Same<api.Code, surface.Code>,
  true satisfies Same<api.Severity, surface.Severity>,
  true satisfies Same<api.Basis, surface.Basis>,
  true satisfies Same<api.Limits, surface.Limits>,
  true satisfies Same<api.Span, surface.Span>,
  true satisfies Same<api.Edit, surface.Edit>,
  true satisfies Same<api.Fix, surface.Fix>,
  true satisfies Same<api.Problem, surface.Problem>,
  true satisfies Same<api.Report, surface.Report>,
  true satisfies Same<api.Complement, surface.Complement>,
  true satisfies Same<api.AppliedChange, surface.AppliedChange>,
  true satisfies Same<api.Shortfall, surface.Shortfall>,
  true satisfies Same<keyof api.Conversion<string>, keyof surface.Conversion<string>>,
  true satisfies Same<api.Detected, surface.Detected>,
  // A language is not linked into that module.
  true satisfies Same<Exclude<keyof api.Options, 'messages'>, keyof surface.Options>,
  true satisfies Same<Exclude<keyof api.ConvertOptions, 'messages'>, keyof surface.ConvertOptions>,
  true satisfies Same<keyof api.Fixed<'order', string>, keyof surface.Fixed<string>>,
]
void same

/** What the package takes, the module takes. */
export const call = (given: api.Call): surface.Call => given
export const options = (given: api.Options): surface.Options => given
