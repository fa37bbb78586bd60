/** Checks the options that both streams share. */
import { callback } from '../checks.js'
import { type Check, type OptionsFor, optional } from '../option_reader.js'
import { typeOf } from '../tag.js'
import type { Progress } from './document_stream.js'

/** The options that both streams share. */
export interface StreamOptions {
  /** Is called after each chunk of the input, and awaited. If it fails, the stream fails. */
  onProgress?: ((progress: Progress) => void | Promise<void>) | undefined
}

/** The options of both streams, besides those of what is done with the documents. */
export const STREAM = {
  onProgress: optional(callback<(progress: Progress) => void | Promise<void>>),
} satisfies OptionsFor<StreamOptions>

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
