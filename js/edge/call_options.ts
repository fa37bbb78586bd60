/**
 * The options of `translateCall`: their types, checks and defaults.
 */
import { language, oneOf, pointer, requiredVersion } from '../checks.js'
import { isList } from '../closed_lists.js'
import {
  BY_DEFAULT,
  type ConvertOptions,
  type ConvertSettings,
  encoded,
  fillTexts,
  onLoss,
  pointersOf,
} from '../convert_options.js'
import { fillable } from '../generated/changes.js'
import { names } from '../generated/tables.js'
import type { Messages } from '../language.js'
import { type Checked, type OptionsFor, optional, readerOf } from '../option_reader.js'
import { limits } from '../options.js'
import { typeOf } from '../tag.js'
import type { Limits, Shape, Version } from '../types.js'

/** Options of `translateCall`. An unknown name or value throws a `TypeError`. */
export interface TranslateOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill' | 'onLoss'> {
  /** The version of a client that sends no header `x-api-version`. */
  client: Version
  /** The version of the service. */
  service: Version
  /** The JSON Pointer of a list's entries, if an answer has several candidates. */
  entries?: string | undefined
  /**
   * Names of query parameters to leave out if the service's version lacks them, such as `['limit']`. A request with
   * any other such parameter is refused, because the service would answer another question.
   */
  droppable?: readonly string[] | undefined
  /** Limits on the bodies that are converted. Other bodies have none. */
  limits?: Limits | undefined
  /** The language of rejections, such as `de` from `order-contract/messages/de`. The default is English. */
  messages?: Messages | undefined
}

/** Checked options. */
export interface TranslateSettings
  extends Pick<Checked<typeof OPTIONS>, 'client' | 'service' | 'droppable' | 'limits' | 'messages'> {
  /** Returns the options of `convert` for documents of a shape. */
  conversion(shape: Shape, from: Version, to: Version, entries?: string): ConvertSettings
}

const OPTIONS = {
  client: requiredVersion,
  service: requiredVersion,
  payoutUrl: optional(pointer),
  fill: optional(
    (value: unknown) =>
      fillTexts(
        value,
        fillable.map(({ pointer }) => pointer),
      ),
    [],
  ),
  entries: optional(pointer),
  onLoss: optional(onLoss, 'report'),
  droppable: optional(parameterNames, [] as readonly string[]),
  limits,
  messages: optional(language),
} satisfies OptionsFor<TranslateOptions>

const readOptions = readerOf(OPTIONS)

/** Checks the options and fills in the defaults. */
export function readTranslateOptions(options: TranslateOptions): TranslateSettings {
  if (options === undefined) throw new TypeError('options must be an object, not undefined')
  const { client, service, droppable, payoutUrl, fill, entries, onLoss, limits, messages } = readOptions(options)
  return {
    client,
    service,
    droppable,
    limits,
    messages,
    conversion(shape, from, to, found) {
      const gaps = pointersOf(shape, from, to)
      // Pointers and texts in turn.
      const filled = fill.filter((_, n) => gaps.includes(fill[n - (n % 2)] as string))
      const place = isList(shape) ? (entries ?? found) : undefined
      const common = { from, to, payoutUrl, entries: place, onLoss, limits, messages }
      return encoded({ ...BY_DEFAULT, ...common }, filled)
    },
  }
}

const knownName = oneOf(names)

/** Accepts a list of names. An unknown one is a typo. */
function parameterNames(value: unknown, name: string): readonly string[] {
  if (!Array.isArray(value)) throw new TypeError(`${name} must be an array of names, not ${typeOf(value)}`)
  return value.map((one) => knownName(one, name))
}
