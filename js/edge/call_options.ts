/** The options of `translateCall`: their types, checks and defaults. */
import { type ConvertOptions, refuseOtherGaps } from '../convert/convert_options.js'
import { fillable } from '../generated/changes.js'
import type { PlatformUrl } from '../input/tag.js'
import { type Checked, type OptionsFor, readerOf } from '../options/reader.js'
import { TRANSLATION } from '../options/table.js'
import type { Limits, Version } from '../types/types.js'

/** Options of `translateCall`. An unknown name or value throws a `TypeError`. */
export interface TranslateOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill' | 'entries' | 'messages'> {
  /** The version of a client that sends no header `x-api-version`. */
  client: Version
  /** The version of the service. */
  service: Version
  /**
   * Where the service is: the URL that its paths (`/v2/…`) follow, such as `'https://api.example.com'`. Calls go there and to
   * no other host.
   */
  base: string | PlatformUrl
  /** Limits on the bodies that are converted. Other bodies have none. */
  limits?: Limits | undefined
}

export type TranslateSettings = Checked<typeof TRANSLATION>

export const readTranslateOptions = readerOf(TRANSLATION satisfies OptionsFor<TranslateOptions>, (given) => {
  // A call says itself from which version it is converted, and which shape it has.
  refuseOtherGaps(given.fill, [...new Set(fillable.map(({ pointer }) => pointer))])
  return given
})
