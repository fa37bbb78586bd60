/**
 * The first step of every function: checks shape and input, and writes the document and its settings into the core's input
 * buffer. Copies nothing that is larger than the limit.
 */
import { type Core, type Exports, MemoryError } from '../cores/core.js'
import { PADDING } from '../generated/layout.js'
import { utf8 } from '../input/encoding.js'
import {
  type Form,
  formOf,
  isRefusal,
  loneSurrogateAt,
  REFUSED_MEMORY,
  REFUSED_SIZE,
  type Refusal,
  sourceOf,
} from '../input/input.js'
import { type CheckedLimits, knownShape } from '../options/settings.js'
import type { Shape } from '../types/types.js'

/** What is written behind a document, and its maximum length. */
interface Behind {
  readonly bytes: Uint8Array
  readonly limits: Pick<CheckedLimits, 'bytes'>
}

/** A document in the core's memory, or why it could not be written there. */
export interface Handed {
  readonly form: Form
  readonly source: string | Uint8Array | Refusal
  /** The length in bytes, or a refusal. */
  readonly length: number
}

export function hand(core: Core, shape: Shape, input: unknown, settings: Behind): Handed {
  // First the shape: a mistake in it comes before one in the input.
  knownShape(shape)
  const form = formOf(input)
  const source = sourceOf(shape, form, input)
  return { form, source, length: write(core, source, settings) }
}

export function write(core: Core, source: string | Uint8Array | Refusal, settings: Behind): number {
  if (typeof source === 'number') return source
  if (source.length > settings.limits.bytes) return REFUSED_SIZE
  try {
    return writeSource(core, source, settings)
  } catch (error) {
    return refusalFor(error)
  }
}

/**
 * Calls a function of the core about a document of a length, or about a refusal, with the number of bytes behind it. A document
 * for which there is not enough memory is refused, with `ifRefused` behind it.
 */
export function ask<E extends Exports>(
  core: Core<E>,
  length: number,
  settings: Pick<Behind, 'bytes'>,
  run: (exports: E, length: number, behind: number) => number,
  ifRefused: Pick<Behind, 'bytes'> = settings,
): number {
  const refused = (refusal: Refusal) => {
    writeSettings(core, ifRefused)
    return core.call((exports) => run(exports, refusal, ifRefused.bytes.length))
  }
  if (isRefusal(length)) return refused(length)
  try {
    return core.call((exports) => run(exports, length, settings.bytes.length))
  } catch (error) {
    return refused(refusalFor(error))
  }
}

/** Returns the refusal of a document for which the core had not enough memory. Throws every other error. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof MemoryError) return REFUSED_MEMORY
  throw error
}

function writeSource(core: Core, source: string | Uint8Array, settings: Behind): number {
  const length = typeof source === 'string' ? writeText(core, source, settings) : writeBytes(core, source, settings)
  // The core zeroes the padding.
  if (!isRefusal(length) && settings.bytes.length > 0) core.room(length).set(settings.bytes, length + PADDING)
  return length
}

/** Writes settings alone, for the report on a refusal. */
export function writeSettings(core: Core, { bytes }: Pick<Behind, 'bytes'>): void {
  core.room(PADDING + bytes.length).set(bytes, PADDING)
}

function writeBytes(core: Core, bytes: Uint8Array, settings: Behind): number {
  const into = core.room(bytes.length + PADDING + settings.bytes.length)
  // A view on a detached buffer has length 0, and `set` would throw.
  if (bytes.length > 0) into.set(bytes)
  return bytes.length
}

const MOST_PER_UNIT = 3
/** Up to this length, reserving for the worst case is cheaper than encoding twice. */
const SHORT = 1 << 14

function writeText(core: Core, text: string, settings: Behind): number {
  const units = text.length
  const spare = PADDING + settings.bytes.length
  const most = Math.min(units * MOST_PER_UNIT, settings.limits.bytes) + spare
  let into = core.room(units > SHORT ? units + spare : most)
  let { read, written } = utf8().encodeInto(text, into)
  if (read < units || written + spare > into.length) {
    into = core.room(most)
    ;({ read, written } = utf8().encodeInto(text, into))
  }
  if (read < units || written > settings.limits.bytes) return REFUSED_SIZE
  // ASCII has no surrogates.
  const lone = written === units ? -1 : loneSurrogateAt(text)
  return lone < 0 ? written : cutAtSurrogate(text, lone, into)
}

/** Ends the document with the lone surrogate in three bytes, so that the core finds it there. */
function cutAtSurrogate(text: string, at: number, into: Uint8Array): number {
  const { written } = utf8().encodeInto(text.slice(0, at), into)
  const unit = text.charCodeAt(at)
  into.set([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)], written)
  return written + 3
}
