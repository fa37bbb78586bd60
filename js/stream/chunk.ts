/** Checks the chunks of the streams that are read. */
import { tagOf, typeOf } from '../tag.js'

/** Returns `chunk` if it holds bytes. Throws a TypeError otherwise. */
export function bytesOf(chunk: unknown, stream: 'an archive' | 'complements'): Uint8Array {
  // The class of another realm is another one.
  if (chunk instanceof Uint8Array || tagOf(chunk) === 'Uint8Array') return chunk as Uint8Array
  const advice = typeof chunk === 'string' ? ': pipe text through a TextEncoderStream' : ''
  throw new TypeError(`a chunk of ${stream} must be a Uint8Array, not ${typeOf(chunk)}${advice}`)
}
