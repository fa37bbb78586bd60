import { load, notLoaded, registered } from './module.js';
/** A buffer larger than this is used for one call. The core frees it when it reserves the next one. */
const LARGE = 1 << 20;
const SMALLEST = 1 << 14;
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
/** The compiled core that `source` provides. */
let module;
let source;
/** Undefined if the next call has to start an instance: before the first one, and after a trap. */
let core;
let address = 0;
let input = NOTHING;
let numbers = /* @__PURE__ */ new Uint32Array(0);
/** Decodes texts of the core. */
export const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });
/**
 * Returns the input buffer, longer than `bytes`. `input` is empty if nothing is allocated, or if the memory has
 * grown and detached the view.
 */
export function room(bytes) {
    return input.length > bytes && source === registered() ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
    start();
    const size = Math.max(bytes + 1, SMALLEST);
    address = call((core) => core.reserve(size)) >>> 0;
    input = viewAt(address, size);
    return input;
}
/** Starts the core: for the first time, again after a trap, or in place of a core with fewer functions. */
function start() {
    if (module === undefined || source !== registered()) {
        module = load();
        source = registered();
        core = undefined;
    }
    // The smaller core lacks some functions: `callWhole` calls those.
    core ??= new WebAssembly.Instance(module).exports;
}
/** The memory of the instance that the last call has used. */
function memory() {
    return core.memory.buffer;
}
/**
 * Calls a function of the core. After a trap the instance is not used again. It takes no name: looking up exports by
 * name would take 5 % of the time for a small document.
 */
export function call(run) {
    if (input.length > LARGE)
        input = NOTHING;
    try {
        return run(core);
    }
    catch (trap) {
        core = undefined;
        input = NOTHING;
        throw trap;
    }
}
/**
 * Calls a function that the smaller core lacks. Throws an Error if no other core is registered, because
 * `order-contract/slim` waits for `init`.
 */
export function callWhole(run) {
    if (!registered()?.isWhole)
        throw notLoaded();
    return call(run);
}
/** Returns the memory as the 32-bit words of replies. */
export function memoryNumbers() {
    if (numbers.buffer !== memory())
        numbers = new Uint32Array(memory());
    return numbers;
}
/** Reads a text from the memory. */
export function textAt(start, length) {
    return length === 0 ? '' : decoder.decode(viewAt(start, length));
}
/** Copies bytes from the memory. */
export function bytesAt(start, length) {
    return viewAt(start, length).slice();
}
/** Returns a view of bytes in the memory. It is valid until the next call. */
export function viewAt(start, length) {
    return new Uint8Array(memory(), start, length);
}
/** Reads the input of the last call as text. */
export function checkedText(length) {
    return textAt(address, length);
}
