/** Checks the options that both streams share. */
import { callback, oneOf } from '../checks.js'
import { type Check, type OptionsFor, optional } from '../option_reader.js'
import { typeOf } from '../tag.js'
import type { Progress } from './document_stream.js'
import { Elements } from './elements.js'
import type { Framing } from './framing.js'
import { Lines } from './lines.js'

/** `'ndjson'`: one document per line. `'json'`: one array of documents. */
export type ArchiveFormat = (typeof FORMATS)[number]

const FORMATS = ['ndjson', 'json'] as const

/** The options that both streams share. */
export interface StreamOptions {
  /** The format of the archive. The default is `'ndjson'`. */
  format?: ArchiveFormat | undefined
  /** Is called after each chunk of the input. */
  onProgress?: ((progress: Progress) => void) | undefined
}

/** The options of both streams, besides those of what is done with the documents. */
export const STREAM = {
  format: optional(oneOf(FORMATS), 'ndjson'),
  onProgress: optional(callback<(progress: Progress) => void>),
} satisfies OptionsFor<StreamOptions>

export function framingOf(format: ArchiveFormat, most: number): Framing {
  return format === 'json' ? new Elements(most) : new Lines(most)
}

/** Makes the check of a stream. Recognises the stream by a method, so that those of every runtime fit. */
export function streamWith<T extends object>(method: string, kind: string): Check<T> {
  return (value, name) => {
    if (typeof value !== 'object' || value === null || typeof Reflect.get(value, method) !== 'function')
      throw new TypeError(`${name} must be a ${kind}, not ${typeOf(value)}`)
    // Before any other stream is locked, so that the caller can still use the others.
    if (Reflect.get(value, 'locked') === true) throw new TypeError(`${name} is locked: pass a stream that nothing uses`)
    return value as T
  }
}
