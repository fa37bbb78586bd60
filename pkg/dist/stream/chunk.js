/** Checks the chunks of the streams that are read. */
import { tagOf, typeOf } from '../tag.js';
/** Returns `chunk` if it holds bytes. Throws a TypeError otherwise. */
export function bytesOf(chunk, stream) {
    // The class of another realm is another one.
    if (chunk instanceof Uint8Array || tagOf(chunk) === 'Uint8Array')
        return chunk;
    const advice = typeof chunk === 'string' ? ': pipe text through a TextEncoderStream' : '';
    throw new TypeError(`a chunk of ${stream} must be a Uint8Array, not ${typeOf(chunk)}${advice}`);
}
