/**
 * The error where WebAssembly is missing or not allowed. It is made once and thrown by every call that needs the core.
 */
/** The smallest module: a header and nothing else. */
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const MESSAGE = "WebAssembly is missing or not allowed here: allow it with script-src 'wasm-unsafe-eval' in the content security policy";
/** The code of the error, by which a program can choose a fallback. */
const CODE = 'no_webassembly';
let refusal;
/** Returns the error if a module could not be compiled before. */
export function knownRefusal() {
    return refusal;
}
/** Returns what to throw after a module could not be compiled: `cause` itself if the platform compiles others. */
export function compileError(cause) {
    if (refusal === undefined && compiles())
        return cause;
    refusal ??= Object.assign(new Error(MESSAGE, { cause }), { code: CODE });
    return refusal;
}
function compiles() {
    try {
        return new WebAssembly.Module(Uint8Array.from(HEADER)) instanceof WebAssembly.Module;
    }
    catch {
        return false;
    }
}
