/** The checks of options that several functions share. */
import { versions } from '../generated/tables.js'
import { loneSurrogateAt } from '../input/input.js'
import { tagOf, typeOf } from '../input/tag.js'
import type { Messages } from '../types/language.js'
import type { AcceptedValue, Version } from '../types/types.js'
import { anyOf, isName, otherOrType, quote, unknown } from './mistakes.js'
import { type Check, isPlainRecord, isRecord, membersOf, own, required } from './reader.js'

/* @__NO_SIDE_EFFECTS__ */ export function oneOf<const T extends readonly string[]>(known: T): Check<T[number]> {
  return (value, name) => {
    if (typeof value === 'string' && known.includes(value)) return value
    throw unknown(name, value, known)
  }
}

export const boolean: Check<boolean> = (value, name) => {
  if (typeof value === 'boolean') return value
  throw new TypeError(`${name} must be true or false, not ${typeOf(value)}`)
}

export const text: Check<string> = (value, name) => {
  if (typeof value === 'string') return value
  throw new TypeError(`${name} must be a string, not ${typeOf(value)}`)
}

/** `unit` follows the words "a whole number". */
/* @__NO_SIDE_EFFECTS__ */ export function wholeNumber(least: number, most: number, unit = ''): Check<number> {
  return (value, name) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    const found = typeof value === 'number' ? value : typeOf(value)
    throw new TypeError(`${name} must be a whole number${unit} from ${least} to ${most}, not ${found}`)
  }
}

/** Accepts a JSON Pointer without lone surrogates. */
export const pointer: Check<string> = (value, name) => {
  if (typeof value === 'string' && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value)) return value
  if (isName(value) && !/[/~]/.test(value))
    throw new TypeError(`${name} must be a JSON Pointer: did you mean '/${value.replaceAll('.', '/')}'?`)
  throw new TypeError(`${name} must be a JSON Pointer, such as '' or '/data', not ${otherOrType(value)}`)
}

/** Accepts arrays. `kind` says in the plural what the elements are. */
/* @__NO_SIDE_EFFECTS__ */ export function listOf<T>(check: Check<T>, kind: string): Check<readonly T[]> {
  return (value, name) => {
    if (Array.isArray(value)) return value.map((one) => check(one, name))
    throw new TypeError(`${name} must be an array of ${kind}, not ${typeOf(value)}`)
  }
}

export const pointers = listOf(pointer, 'JSON Pointers')

export function callback<F extends (...given: never[]) => unknown>(value: unknown, name: string): F {
  if (typeof value === 'function') return value as F
  throw new TypeError(`${name} must be a function, not ${typeOf(value)}`)
}

/**
 * Makes the check of a stream, which stays unlocked until all options are checked. Recognises the stream by a method, so that
 * those of every runtime fit.
 */
/* @__NO_SIDE_EFFECTS__ */ export function streamWith<T extends object>(method: string, kind: string): Check<T> {
  return (value, name) => {
    if (!isRecord(value) || typeof value[method] !== 'function')
      throw new TypeError(`${name} must be a ${kind}, not ${typeOf(value)}`)
    if (value.locked === true) throw new TypeError(`${name} is locked: pass a stream that nothing else uses`)
    return value as unknown as T
  }
}

/** Accepts a store with the functions of `Claims`, also an instance of a class. */
export const claimStore: Check<object> = (value, name) => {
  if (!isRecord(value)) throw new TypeError(`${name} must be an object with begin and release, not ${typeOf(value)}`)
  const { begin, finish, release } = value
  callback(begin, `${name}.begin`)
  callback(release, `${name}.release`)
  if (finish !== undefined) callback(finish, `${name}.finish`)
  return value
}

/** Accepts the URL of a service. Returns what a path that begins with `/` can follow. */
export const serviceUrl: Check<string> = (value, name) => {
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

/** Accepts a version. An error lists them: the nearest date is not the one that was meant. */
export const knownVersion: Check<Version> = (value, name) => {
  const found = versions.find((version) => version === value)
  if (found !== undefined) return found
  throw new TypeError(`${name} must be ${anyOf(versions)}, not ${isName(value) ? quote(value) : otherOrType(value)}`)
}

/** Accepts a language, such as `de` from `order-contract/messages/de`. */
export const language: Check<Messages> = (value) => {
  const has = (name: string, is: (member: unknown) => boolean) => isRecord(value) && is(own(value, name))
  const isLanguage =
    ['sentences', 'reasons', 'clues'].every((name) => has(name, Array.isArray)) &&
    ['texts', 'codes', 'receiver', 'call'].every((name) => has(name, isRecord))
  if (isLanguage) return value as unknown as Messages
  throw new TypeError(`messages must be a language, such as de from 'order-contract/messages/de', not ${typeOf(value)}`)
}

function values(given: unknown, name: string): readonly AcceptedValue[] {
  const fail = (found: string) => new TypeError(`${name} must be an array of strings, not ${found}`)
  if (!Array.isArray(given)) throw fail(typeOf(given))
  return given.map((one) => {
    const { value, label } = isPlainRecord(one) ? readLabelled(one, name) : { value: one, label: one }
    if ([value, label].every((text) => typeof text === 'string' && loneSurrogateAt(text) < 0)) return { value, label }
    throw fail('of others')
  })
}

const readLabelled = membersOf({ value: required(text), label: required(text) })

/** Accepts lists of values by pointer. */
export const acceptedValues: Check<{ readonly [pointer: string]: readonly AcceptedValue[] }> = (given, name) => {
  if (!isPlainRecord(given))
    throw new TypeError(`${name} must be an object of pointers and their values, not ${typeOf(given)}`)
  const entries = Object.entries(given).filter(([, accepted]) => accepted !== undefined)
  return Object.fromEntries(
    entries.map(([pointer, accepted]) => [pointer, values(accepted, `${name}[${quote(pointer)}]`)]),
  )
}

/** A lone surrogate as JSON.stringify writes it: as an escape, which no valid document contains. */
const LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/

export const jsonText: Check<string> = (value, name) => {
  let text: string | undefined
  let cause: unknown
  try {
    text = JSON.stringify(value)
  } catch (error) {
    cause = error
  }
  if (text !== undefined && !LONE_SURROGATE.test(text)) return text
  throw new TypeError(`${name} cannot be written as JSON: use a JSON value`, { cause })
}

/** Writes a complement as JSON. It was stored outside the program, so the core reports what is wrong with it. */
export function complementText(complement: unknown, name: string): string | undefined {
  if (complement === undefined || complement === null) return undefined
  if (typeof complement !== 'object') {
    throw new TypeError(`${name} must be what an earlier conversion returned, not ${typeOf(complement)}`)
  }
  try {
    return JSON.stringify(complement) ?? 'null'
  } catch {
    return 'null'
  }
}
