/** The options that receiver and gateway share. */
import { callback, wholeNumber } from '../checks.js'
import { type Check, type Option, optional, readerOf } from '../option_reader.js'
import { Deadline } from './deadline.js'

/** The status of each rejection. */
export type Statuses<C extends string> = Readonly<Record<C, number>>

/** Declares the option `statuses`. Statuses that are not given keep their defaults. */
export function statuses<C extends string>(defaults: Statuses<C>): Option<Statuses<C>> {
  const declared = Object.entries<number>(defaults).map(([code, status]) => [
    code,
    optional(wholeNumber(400, 599), status),
  ])
  return optional(readerOf(Object.fromEntries(declared)) as Check<Statuses<C>>, defaults)
}

/** Declares the option `timeout`, in milliseconds. */
export function timeout(byDefault: number): Option<number> {
  return optional(wholeNumber(1, Deadline.LONGEST, ' of milliseconds'), byDefault)
}

/** Accepts a function of the caller. */
export const hook = optional(callback)
