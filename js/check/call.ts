/**
 * Validates calls to the service: method, URL, headers and body together.
 * The core finds the problems. A call that can't be sent at all is a mistake in the program and throws.
 */

import { checkCore } from '../cores/check.js'
import { englishCalls } from '../generated/calls.js'
import { FORM_NO_BODY } from '../generated/layout.js'
import { english } from '../generated/sentences.js'
import { headOf } from '../input/encoding.js'
import { formOf, jsonOf, VALUE } from '../input/input.js'
import { mustBe, type PlatformUrl, tagOf } from '../input/tag.js'
import { text } from '../options/checks.js'
import { extended, membersOf, optional, readerOf, required } from '../options/reader.js'
import { encode, fitting } from '../options/settings.js'
import { baseUrl, DOCUMENT } from '../options/table.js'
import type { English } from '../report/message.js'
import { reportAt } from '../report/report.js'
import type { Options, Report } from '../types/types.js'
import { ask, write } from './document.js'

/** Headers: an object, pairs of a name and a value, or `Headers`. Several values of one name are joined by commas. */
export type CallHeaders =
  | { readonly [name: string]: string | readonly string[] | undefined }
  | Iterable<readonly [string, string]>

/** A call to the service that has not been sent yet. */
export interface Call {
  /** The HTTP method, such as `'POST'`. */
  method: string
  /** The URL or its path, with the query. */
  url: string | PlatformUrl
  /** An object, pairs, or `Headers`. */
  headers?: CallHeaders | undefined
  /** Text, bytes, or a value that will be serialised as JSON. `null` and undefined mean no body, as in `fetch`. */
  body?: unknown
}

/** Options of `validateCall`. An unknown name or value throws a `TypeError`, and so does `entries`. */
export interface CallOptions extends Options {
  /** The URL that the API's paths (`/v2/…`) follow. By default the path starts at the first `/v2/` of the URL. */
  baseUrl?: string | undefined
}

const readOptions = readerOf(extended(DOCUMENT, { baseUrl }), (given) => encode(given))
const ENGLISH: English = extended(english, { calls: englishCalls })

/**
 * Validates a call to the service and returns a report. Pointers begin with `/query`, `/headers` or `/body`.
 * The header `x-api-version` takes precedence over the option `version`.
 *
 * Bad data is reported, never thrown. A call that can't be sent throws a `TypeError`, such as one with a method that is not
 * a string or with headers of another form. So does a mistake in the options.
 *
 * @example
 * ```ts
 * import { validateCall } from 'order-contract'
 *
 * const { problems } = validateCall({ method: 'GET', url: 'https://example.com/v2/order/O-1/links' })
 * if (problems[0]?.code !== 'removed') throw new Error('not removed')
 * ```
 */
export function validateCall(call: Call, options?: CallOptions): Report<'call'> {
  const { method, url, headers, body } = readCall(call, 'call')
  const settings = fitting('call', readOptions(options))
  const spare = settings.bytes.length
  const bytes = headOf([method, url, settings.options.baseUrl, ...headers], spare)
  bytes.set(settings.bytes)
  const behind = { ...settings, bytes }
  const form = body === undefined || body === null ? FORM_NO_BODY : formOf(body)
  const source = form === VALUE ? jsonOf(body) : ((body ?? '') as string | Uint8Array)
  const address = ask(checkCore, write(checkCore, source, behind), behind, (core, length, behind) =>
    core.validate_call(form, length, settings.head, spare, behind - spare),
  )
  return reportAt(checkCore, address, 'call', settings, ENGLISH)
}

const HEADERS = 'an object, pairs of a name and a value, or Headers'

const readCall = membersOf({
  method: required(text),
  url: required(urlOf),
  headers: optional(pairsOf, []),
  body: optional((value: unknown) => value),
})

/**
 * Returns a URL whose lone surrogates are percent signs that encode nothing, which the core reports where they are. The first
 * one in the query ends it: the core would read no further.
 */
function urlOf(url: unknown): string {
  // A URL may be of another realm.
  const text = tagOf(url) === 'URL' ? (url as URL).href : url
  if (typeof text === 'string')
    return text
      .replace(/^([^?#]*\?[^#]*?)[\ud800-\udfff].*/su, '$1%')
      .replace(/^[^?#]+/, (path) => path.replace(/[\ud800-\udfff][\da-f]?/giu, ({ length }) => '%'.repeat(length)))
  throw mustBe('url', 'a string or a URL', text)
}

/** Returns names and values in turn. Throws a `TypeError` for headers that can't be sent. */
function pairsOf(headers: unknown): string[] {
  if (headers === null) return []
  if (typeof headers !== 'object') throw mustBe('headers', HEADERS, headers)
  const pairs = Symbol.iterator in headers ? Array.from(headers as Iterable<unknown>, pairOf) : Object.entries(headers)
  return pairs.flatMap(([name, value]) => (value === undefined || value === null ? [] : [name, sentValue(value)]))
}

function pairOf(entry: unknown): [string, unknown] {
  const pair = Array.isArray(entry) ? entry : []
  if (pair.length === 2 && typeof pair[0] === 'string') return [pair[0], pair[1]]
  throw new TypeError(`headers must be ${HEADERS}: each entry must be such a pair`)
}

/** Joins several values of one name, as they are sent. */
function sentValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(sentValue).join(', ')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw mustBe('the value of a header', 'a string', value)
}
