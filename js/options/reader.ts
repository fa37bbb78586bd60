/** Reads options by their declarations. Those that were read before cost no more than comparing them. */
import { mustBe, tagOf } from '../input/tag.js'
import { unknown } from './mistakes.js'

/** Checks a value and returns it as it is used. Throws a TypeError that begins with `name`. */
export type Check<T> = (value: unknown, name: string) => T

export interface Option<T> {
  readonly check: Check<T>
  readonly byDefault: T
  readonly isRequired: boolean
}

export type OptionSet = { readonly [name: string]: Option<unknown> }

export type OptionsFor<Type> = { readonly [N in keyof Type]-?: Option<unknown> }

/** Options that were checked, copied and filled in with their defaults. */
export type Checked<Set> = { readonly [N in keyof Set]: Set[N] extends Option<infer T> ? T : never }

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

/* @__NO_SIDE_EFFECTS__ */ export function defaultsOf<Set extends OptionSet>(declared: Set): Checked<Set> {
  return Object.fromEntries(Object.entries(declared).map(([name, { byDefault }]) => [name, byDefault])) as Checked<Set>
}

/** Makes a check of the own members of an object. An unknown name throws a TypeError with the nearest one. */
/* @__NO_SIDE_EFFECTS__ */ export function membersOf<Set extends OptionSet>(declared: Set): Check<Checked<Set>> {
  const read = checkOf(declared)
  return (value, what) => {
    const members = plainRecord(value, what)
    return read(Object.keys(members), Object.values(members), what)
  }
}

/** Makes a function that checks members by their names and values. `what` has them; it is empty for options. */
/* @__NO_SIDE_EFFECTS__ */ function checkOf<Set extends OptionSet>(declared: Set) {
  const all = Object.keys(declared)
  const known: OptionSet = Object.assign(Object.create(null), declared)
  const missing = all.filter((name) => known[name]?.isRequired)
  const defaults = defaultsOf(declared)
  return (names: readonly string[], values: readonly unknown[], what: string) => {
    const check = (name: string, value: unknown) => known[name]?.check(value, what === '' ? name : `${what}.${name}`)
    // What is assigned below is there, so that no setter of `Object.prototype` is called.
    const checked: { [name: string]: unknown } = { ...defaults }
    for (const [place, name] of names.entries()) {
      if (known[name] === undefined) throw unknown(what ? 'name' : 'option', name, all, what && ` in ${what}`)
      const value = values[place]
      if (value !== undefined) checked[name] = check(name, value)
    }
    for (const name of missing) if (checked[name] === undefined) check(name, undefined)
    return checked as Checked<Set>
  }
}

/** For so many sets of options a reader knows that it has read them: a program has a few places that pass options. */
const KEPT = 4

/** Options that were read, primitive values throughout, and what was made of them. */
interface Read<Made> {
  readonly names: readonly string[]
  readonly values: readonly unknown[]
  readonly made: Made
}

/**
 * Makes a function that reads the options of another function, and returns what `make` makes of them. The result may be
 * returned again for the same options: do not change it. Values that are objects are read at each call: they may have changed.
 */
/* @__NO_SIDE_EFFECTS__ */ export function readerOf<Set extends OptionSet, Made = Checked<Set>>(
  declared: Set,
  make: (checked: Checked<Set>) => Made = (checked) => checked as Made,
): (options?: object) => Made {
  const read = checkOf(declared)
  const kept: Read<Made>[] = []
  let turn = 0
  return (options = {}) => {
    if (isLiteral(options)) for (const one of kept) if (isSame(options, one)) return one.made
    const given = plainRecord(options, '')
    const names = Object.keys(given)
    // A getter is asked once: what is remembered is what was checked.
    const values = names.map((name) => given[name])
    const made = make(read(names, values, ''))
    if (values.every(isPrimitive)) kept[turn++ % KEPT] = { names, values, made }
    return made
  }
}

function plainRecord(value: unknown, what: string): Record<string, unknown> {
  if (isPlainRecord(value)) return value
  throw mustBe(what || 'options', 'an object', value)
}

/** Others than object literals are read at each call. They may be what is refused: a Map, or an instance with a tag. */
function isLiteral(options: unknown): options is Record<string, unknown> {
  return (
    isRecord(options) &&
    Object.getPrototypeOf(options) === Object.prototype &&
    options[Symbol.toStringTag as never] === undefined
  )
}

/** Whether an object has these own members, in this order. */
function isSame(options: Record<string, unknown>, { names, values }: Read<unknown>): boolean {
  let count = 0
  for (const name in options) {
    // biome-ignore lint/suspicious/noPrototypeBuiltins: inside `for … in`, V8 knows its answer without a call.
    const isOwn = Object.prototype.hasOwnProperty.call(options, name)
    if (name !== names[count] || !isOwn || options[name] !== values[count]) return false
    count++
  }
  return count === names.length
}

function isPrimitive(value: unknown): boolean {
  return (typeof value !== 'object' || value === null) && typeof value !== 'function'
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

/**
 * Returns an object with the members of another. Not by a spread: reading a member could have an effect, so a bundler keeps
 * one whose result is unused.
 */
/* @__NO_SIDE_EFFECTS__ */ export function extended<A extends object, B extends object>(
  one: A,
  other: B,
): Omit<A, keyof B> & B {
  return Object.assign({}, one, other)
}
