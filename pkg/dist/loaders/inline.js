/**
 * The loader for every runtime that may compile WebAssembly from bytes: Node, Deno, Bun, browsers
 * and their bundlers. The bytes are part of the script, so that nothing has to be found or fetched.
 * A runtime that must import its module statically gets a loader of its own beside this one.
 */
import { base64 } from '../generated/bytes.js';
/** The core, compiled. */
export function compile() {
    return new WebAssembly.Module(decode(base64));
}
function decode(text) {
    if (typeof Uint8Array.fromBase64 === 'function')
        return Uint8Array.fromBase64(text);
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i++)
        bytes[i] = binary.charCodeAt(i);
    return bytes;
}
