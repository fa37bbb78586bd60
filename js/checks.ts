/** The checks of options that several functions share. */
import { defaultVersion, versions } from './generated/tables.js'
import type { Messages } from './language.js'
import { isName, otherOrType, unknown } from './mistakes.js'
import { type Check, isRecord, optional, own, required } from './option_reader.js'
import { typeOf } from './tag.js'

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

/** The declarations of the option `version`, and of one that has to be there. */
export const version = optional(oneOf(versions), defaultVersion)
export const requiredVersion = required(oneOf(versions))

/** Accepts a language, such as `de` from `order-contract/messages/de`. */
export const language: Check<Messages> = (value) => {
  const has = (name: string, is: (member: unknown) => boolean) => isRecord(value) && is(own(value, name))
  const isLanguage =
    ['sentences', 'reasons', 'clues'].every((name) => has(name, Array.isArray)) &&
    ['texts', 'codes', 'receiver', 'call'].every((name) => has(name, isRecord))
  if (isLanguage) return value as unknown as Messages
  throw new TypeError(`messages must be a language, such as de from 'order-contract/messages/de', not ${typeOf(value)}`)
}
