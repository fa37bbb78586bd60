/** Reads options by their declarations, which name each option once, with its check and its default. */
import { unknown } from './mistakes.js'
import { tagOf, typeOf } from './tag.js'

/** Checks a value and returns it as it is used. Throws a TypeError that begins with `name`. */
export type Check<T> = (value: unknown, name: string) => T

/** The declaration of an option. */
export interface Option<T> {
  readonly check: Check<T>
  /** The value if the option is missing. */
  readonly byDefault: T
  readonly isRequired: boolean
}

export type OptionSet = { readonly [name: string]: Option<unknown> }

/** The declarations of all options of a type. */
export type OptionsFor<Type> = { readonly [N in keyof Type]-?: Option<unknown> }

/** Options that were checked, copied and filled in with their defaults. */
export type Checked<Set> = { readonly [N in keyof Set]: Set[N] extends Option<infer T> ? T : never }

/** Declares an option that can be left out. */
/* @__NO_SIDE_EFFECTS__ */ export function optional<T, const D = undefined>(
  check: Check<T>,
  byDefault?: D,
): Option<NoInfer<T> | NoInfer<D>> {
  return { check, byDefault: byDefault as D, isRequired: false }
}

/** Declares an option that has to be there: its check gets `undefined` if it is missing. */
/* @__NO_SIDE_EFFECTS__ */ export function required<T>(check: Check<T>): Option<T> {
  return { check, byDefault: undefined as T, isRequired: true }
}

/** Returns the values of options that are all missing. */
/* @__NO_SIDE_EFFECTS__ */ export function defaultsOf<Set extends OptionSet>(declared: Set): Checked<Set> {
  return Object.fromEntries(Object.entries(declared).map(([name, { byDefault }]) => [name, byDefault])) as Checked<Set>
}

/** Makes a function that checks the own members of an object. An unknown name throws a TypeError with the nearest one. */
/* @__NO_SIDE_EFFECTS__ */ export function readerOf<Set extends OptionSet>(
  declared: Set,
): (value: unknown, what?: string) => Checked<Set> {
  const names = Object.keys(declared)
  const known: OptionSet = Object.assign(Object.create(null), declared)
  const missing = names.filter((name) => known[name]?.isRequired)
  const defaults = defaultsOf(declared)
  return (value, what = '') => {
    // What is assigned below is there, so that no setter of `Object.prototype` is called.
    const checked: { [name: string]: unknown } = { ...defaults }
    if (value !== undefined && !isPlainRecord(value))
      throw new TypeError(`${what || 'options'} must be an object, not ${typeOf(value)}`)
    for (const [name, given] of Object.entries(value ?? {})) {
      const option = known[name]
      if (option === undefined) throw unknown(what === '' ? 'option' : `name in ${what}`, name, names)
      if (given !== undefined) checked[name] = option.check(given, what === '' ? name : `${what}.${name}`)
    }
    for (const name of missing) if (checked[name] === undefined) known[name]?.check(undefined, name)
    return checked as Checked<Set>
  }
}

/** Reads a member of an object itself. */
export function own<T extends object, N extends keyof T>(object: T | undefined, name: N): T[N] | undefined {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Accepts instances of the caller's classes. Refuses built-in objects such as a Promise, a Map or an array. */
export function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && tagOf(value) === 'Object'
}
