import { extentOfCore, load } from './module.js';
/** A buffer larger than this serves one call; asked for the next one, the core gives it back. */
const LARGE = 1 << 20;
const SMALLEST = 1 << 14;
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });
let loaded;
let core;
let trapped = false;
let extent = 0;
let address = 0;
let input = NOTHING;
let words = /* @__PURE__ */ new Uint32Array(0);
/**
 * The input buffer, longer than `bytes`. An empty view means that nothing is allocated, or that the
 * memory has grown and the view is detached.
 */
export function room(bytes) {
    return input.length > bytes && extent === extentOfCore() ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
    start();
    const size = Math.max(bytes + 1, SMALLEST);
    address = call((core) => core.reserve(size)) >>> 0;
    input = new Uint8Array(core.memory.buffer, address, size);
    return input;
}
/** Starts the core, or starts it afresh after a trap, or in place of a smaller one. */
function start() {
    if (loaded === undefined || extent !== extentOfCore()) {
        loaded = load();
        extent = extentOfCore();
    }
    else if (trapped)
        loaded.glue.__wbg_reset_state();
    // The smaller cores lack some calls; whoever makes those has loaded a core that has them.
    core = loaded.glue.initSync({ module: loaded.module });
    trapped = false;
}
/** Runs a call of the core. After a trap nothing of the instance is used again. */
export function call(run) {
    try {
        return run(core);
    }
    catch (trap) {
        trapped = true;
        input = NOTHING;
        throw trap;
    }
    finally {
        if (input.length > LARGE)
            input = NOTHING;
    }
}
/** The memory as the 32-bit numbers that a reply is made of. */
export function memoryWords() {
    if (words.buffer !== core.memory.buffer)
        words = new Uint32Array(core.memory.buffer);
    return words;
}
/** A text in the memory. */
export function textAt(start, length) {
    return length === 0 ? '' : decoder.decode(new Uint8Array(core.memory.buffer, start, length));
}
/** A copy of bytes in the memory. */
export function bytesAt(start, length) {
    return viewAt(start, length).slice();
}
/** Bytes in the memory, valid until the next call. */
export function viewAt(start, length) {
    return new Uint8Array(core.memory.buffer, start, length);
}
/** The text that was checked last. */
export function checkedText(length) {
    return textAt(address, length);
}
