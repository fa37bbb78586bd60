/**
 * The options of `translateCall`: their types, checks and defaults.
 */

import { type ConvertOptions, fillTexts } from '../convert/convert_options.js'
import { fillable } from '../generated/changes.js'
import { type PlatformUrl, tagOf } from '../input/tag.js'
import { language, pointer, requiredVersion } from '../options/checks.js'
import { otherOrType } from '../options/mistakes.js'
import { type Checked, type OptionsFor, optional, readerOf, required } from '../options/reader.js'
import { limits } from '../options/table.js'
import type { Messages } from '../types/language.js'
import type { Limits, Version } from '../types/types.js'

/** Options of `translateCall`. An unknown name or value throws a `TypeError`. */
export interface TranslateOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill'> {
  /** The version of a client that sends no header `x-api-version`. */
  client: Version
  /** The version of the service. */
  service: Version
  /**
   * Where the service is: the URL that its paths (`/v2/…`) follow, such as `'https://api.example.com'`. Calls go there and to
   * no other host.
   */
  base: string | PlatformUrl
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
  base: required(address),
  payoutUrl: optional(pointer),
  fill: optional((value) => fillTexts(value, FILLABLE), []),
  entries: optional(pointer),
  limits,
  messages: optional(language),
} satisfies OptionsFor<TranslateOptions>

/** Accepts the URL of a service. Returns what a path that begins with `/` can follow. */
function address(value: unknown, name: string): string {
  const url = urlOf(value)
  if (url !== undefined && /^https?:$/.test(url.protocol) && !(url.username || url.password || url.search || url.hash))
    return url.origin + url.pathname.replace(/\/$/, '')
  const found = url === undefined ? otherOrType(value) : 'another URL'
  throw new TypeError(`${name} must be the URL of the service, such as 'https://api.example.com', not ${found}`)
}

function urlOf(value: unknown): URL | undefined {
  try {
    return new URL(tagOf(value) === 'URL' ? (value as URL).href : (value as string))
  } catch {
    return undefined
  }
}

/** Checks the options and fills in the defaults. */
export const readTranslateOptions = readerOf(OPTIONS)
