/**
 * The first step of every function: checks shape and input, and writes the document into the core's memory.
 */
import { NOT_PLAIN } from './as_value.js'
import { isQuery } from './closed_lists.js'
import { type Form, formOf, jsonOf, queryOf, VALUE } from './input.js'
import { type Settings, shapeIndex } from './options.js'
import { REFUSED_NOTHING, REFUSED_OBJECT, type Refusal } from './refusal.js'
import type { Shape } from './types.js'
import { type Behind, write } from './write.js'

/** A document in the core's memory, or why it could not be written there. */
export interface Prepared<S extends Behind = Settings> {
  /** The shape's number. */
  readonly index: number
  readonly form: Form
  /** The text or bytes that were written. */
  readonly source: string | Uint8Array | Refusal
  /** The length in bytes, or a refusal. */
  readonly length: number
  readonly settings: S
}

/** Checks the shape and the input, and writes the document. */
export function prepare<S extends Behind>(shape: Shape, input: unknown, settings: S): Prepared<S> {
  const index = shapeIndex(shape)
  const form = formOf(input)
  const source = sourceOf(shape, form, input, settings)
  return { index, form, source, length: write(source, settings), settings }
}

/** Returns the text or bytes to write. */
export function sourceOf(shape: Shape, form: Form, input: unknown, { limits }: Behind): string | Uint8Array | Refusal {
  if (form !== VALUE) return input as string | Uint8Array
  if (input === undefined) return REFUSED_NOTHING
  if (input === NOT_PLAIN) return REFUSED_OBJECT
  return isQuery(shape) ? queryOf(input) : jsonOf(input, limits.depth)
}
