/**
 * The options of `translateCall`: their types, checks and defaults.
 */
import { language, pointer, requiredVersion } from '../checks.js'
import { type ConvertOptions, fillTexts } from '../convert_options.js'
import { fillable } from '../generated/changes.js'
import type { Messages } from '../language.js'
import { type Checked, type OptionsFor, optional, readerOf } from '../option_reader.js'
import { limits } from '../option_table.js'
import type { Limits, Version } from '../types.js'

/** Options of `translateCall`. An unknown name or value throws a `TypeError`. */
export interface TranslateOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill'> {
  /** The version of a client that sends no header `x-api-version`. */
  client: Version
  /** The version of the service. */
  service: Version
  /** The JSON Pointer of a list's entries, if an answer has several candidates. */
  entries?: string | undefined
  /** Limits on the bodies that are converted. Other bodies have none. */
  limits?: Limits | undefined
  /** The language of rejections, such as `de` from `order-contract/messages/de`. The default is English. */
  messages?: Messages | undefined
}

/** Checked options. `fill` has the pointers and JSON texts in turn. */
export type TranslateSettings = Checked<typeof OPTIONS>

/** The pointers of the gaps of all shapes. */
const FILLABLE = /* @__PURE__ */ fillable.map((gap) => gap.pointer)

const OPTIONS = {
  client: requiredVersion,
  service: requiredVersion,
  payoutUrl: optional(pointer),
  fill: optional((value) => fillTexts(value, FILLABLE), []),
  entries: optional(pointer),
  limits,
  messages: optional(language),
} satisfies OptionsFor<TranslateOptions>

/** Checks the options and fills in the defaults. */
export const readTranslateOptions = readerOf(OPTIONS)
