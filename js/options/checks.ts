/** The checks of options that several functions share. */
import { versions } from '../generated/tables.js'
import { loneSurrogateAt } from '../input/input.js'
import { mustBe, tagOf } from '../input/tag.js'
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

/* @__NO_SIDE_EFFECTS__ */ function kindOf<T>(kind: string, is: (value: unknown) => boolean): Check<T> {
  return (value, name) => {
    if (is(value)) return value as T
    throw mustBe(name, kind, value)
  }
}

export const boolean = kindOf<boolean>('true or false', (value) => typeof value === 'boolean')

export const text = kindOf<string>('a string', (value) => typeof value === 'string')

export const callback = kindOf<(...given: never[]) => unknown>('a function', (value) => typeof value === 'function')

/** `unit` follows the words "a whole number". */
/* @__NO_SIDE_EFFECTS__ */ export function wholeNumber(least: number, most: number, unit = ''): Check<number> {
  return (value, name) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    const found = typeof value === 'number' ? String(value) : undefined
    throw mustBe(name, `a whole number${unit} from ${least} to ${most}`, value, found)
  }
}

/** Accepts a JSON Pointer without lone surrogates. */
export const pointer: Check<string> = (value, name) => {
  if (typeof value === 'string' && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value)) return value
  if (isName(value) && !/[/~]/.test(value))
    throw new TypeError(`${name} must be a JSON Pointer: did you mean '/${value.replaceAll('.', '/')}'?`)
  throw mustBe(name, "a JSON Pointer, such as '' or '/data'", value, otherOrType(value))
}

/** Accepts arrays. `kind` says in the plural what the elements are. */
/* @__NO_SIDE_EFFECTS__ */ export function listOf<T>(check: Check<T>, kind: string): Check<readonly T[]> {
  const list = kindOf<unknown[]>(`an array of ${kind}`, Array.isArray)
  return (value, name) => list(value, name).map((one) => check(one, name))
}

export const pointers = listOf(pointer, 'JSON Pointers')

/** Makes the check of a stream, by a method, so that those of every runtime fit. It stays unlocked until all are checked. */
/* @__NO_SIDE_EFFECTS__ */ export function streamWith<T extends { readonly locked: boolean }>(
  method: string,
  kind: string,
): Check<T> {
  const stream = kindOf<T>(kind, (value) => isRecord(value) && typeof value[method] === 'function')
  return (value, name) => {
    if (!stream(value, name).locked) return value as T
    throw new TypeError(`${name} is locked: pass a stream that nothing else uses`)
  }
}

const store = kindOf<Record<string, unknown>>('an object with begin and release', isRecord)

/** Accepts a store with the functions of `Claims`, also an instance of a class. */
export const claimStore: Check<object> = (value, name) => {
  const { begin, finish, release } = store(value, name)
  callback(begin, `${name}.begin`)
  callback(release, `${name}.release`)
  if (finish !== undefined) callback(finish, `${name}.finish`)
  return value as object
}

/** Accepts the URL of a service. Returns what a path that begins with `/` can follow. */
export const serviceUrl: Check<string> = (value, name) => {
  const url = urlOf(value)
  if (url !== undefined && /^https?:$/.test(url.protocol) && !(url.username || url.password || url.search || url.hash))
    return url.origin + url.pathname.replace(/\/$/, '')
  const found = url === undefined ? otherOrType(value) : 'another URL'
  throw mustBe(name, "the URL of the service, such as 'https://api.example.com'", value, found)
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
  throw mustBe(name, anyOf(versions), value, isName(value) ? quote(value) : otherOrType(value))
}

export const language = kindOf<Messages>("a language, such as de from 'order-contract/messages/de'", (value) => {
  const has = (name: string, is: (member: unknown) => boolean) => isRecord(value) && is(own(value, name))
  return (
    ['sentences', 'reasons', 'clues'].every((name) => has(name, Array.isArray)) &&
    ['texts', 'codes', 'receiver', 'call'].every((name) => has(name, isRecord))
  )
})

const readLabelled = membersOf({ value: required(text), label: required(text) })

const acceptedValue: Check<AcceptedValue> = (given, name) => {
  const { value, label } = isPlainRecord(given) ? readLabelled(given, name) : { value: given, label: given }
  if ([value, label].every((text) => typeof text === 'string' && loneSurrogateAt(text) < 0))
    return { value, label } as AcceptedValue
  throw new TypeError(`each value in ${name} must be a string without lone surrogates`)
}

const values = listOf(acceptedValue, 'strings')
const record = kindOf<Record<string, unknown>>('an object', isPlainRecord)
const byPointer = kindOf<Record<string, unknown>>('an object of pointers and their values', isPlainRecord)

export const acceptedValues: Check<{ readonly [pointer: string]: readonly AcceptedValue[] }> = (given, name) => {
  const entries = Object.entries(byPointer(given, name)).filter(([, accepted]) => accepted !== undefined)
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

/** Writes the values of an object of pointers as JSON. Which pointers it may have is up to the conversion. */
export const jsonTexts: Check<{ readonly [pointer: string]: string }> = (given, name) => {
  const entries = Object.entries(record(given, name)).filter(([, value]) => value !== undefined)
  const called = (pointer: string) => (isName(pointer) ? `${name}.${pointer}` : `a value in ${name}`)
  return Object.fromEntries(entries.map(([pointer, value]) => [pointer, jsonText(value, called(pointer))]))
}

/** Writes a complement as JSON. It was stored outside the program, so the core reports what is wrong with it. */
export function complementText(complement: unknown, name: string): string | undefined {
  if (complement === undefined || complement === null) return undefined
  if (typeof complement !== 'object') throw mustBe(name, 'what an earlier conversion returned', complement)
  try {
    return JSON.stringify(complement) ?? 'null'
  } catch {
    return 'null'
  }
}
