/**
 * The running core and the memory it shares with us: started at the first call, started afresh
 * after a trap. Everything crosses as numbers; what stands behind them is laid out in src/wasm/wire.rs.
 * What is written into the memory and read from it belongs to write.ts and report.ts.
 */
import { __wbg_reset_state, initSync } from './generated/order_contract.js';
import { load } from './module.js';
/** A buffer larger than this serves one call; asked for the next one, the core gives it back. */
const LARGE = 1 << 20;
const SMALLEST = 1 << 14;
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });
let module;
let core;
let trapped = false;
let address = 0;
let input = NOTHING;
let words = /* @__PURE__ */ new Uint32Array(0);
/**
 * The input buffer, longer than `bytes`; what it holds is not kept. Where there is no instance yet,
 * or a view that detached as the memory grew, the view is empty: its length tells all.
 */
export function room(bytes) {
    return input.length > bytes ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
    start();
    const size = Math.max(bytes + 1, SMALLEST);
    try {
        address = core.reserve(size) >>> 0;
    }
    catch (trap) {
        throw discarded(trap);
    }
    input = new Uint8Array(core.memory.buffer, address, size);
    return input;
}
function start() {
    if (module === undefined)
        module = load();
    else if (trapped)
        __wbg_reset_state();
    core = initSync({ module });
    trapped = false;
}
/** The verdict on the document at the buffer's start, its settings right behind it. */
export function isValid(shape, form, length, settings) {
    try {
        return Boolean(core.is_valid(shape, form, length, settings));
    }
    catch (trap) {
        throw discarded(trap);
    }
    finally {
        if (input.length > LARGE)
            input = NOTHING;
    }
}
/** Checks that document. Returns the report's place in `reportWords()`. */
export function validate(shape, form, length, settings) {
    try {
        return core.validate(shape, form, length, settings) >>> 2;
    }
    catch (trap) {
        throw discarded(trap);
    }
    finally {
        if (input.length > LARGE)
            input = NOTHING;
    }
}
/** Reports an input that never became text, with the settings at the buffer's start. */
export function refuse(shape, code, settings) {
    try {
        return core.refuse(shape, code, settings) >>> 2;
    }
    catch (trap) {
        throw discarded(trap);
    }
}
/** Makes the safe fixes of that document. Returns the place of what became of it in `reportWords()`. */
export function applyFixes(shape, form, length, settings, only) {
    try {
        return core.apply_fixes(shape, form, length, settings, only) >>> 2;
    }
    catch (trap) {
        throw discarded(trap);
    }
    finally {
        if (input.length > LARGE)
            input = NOTHING;
    }
}
/** Converts that document. Returns the place of what became of it in `reportWords()`. */
export function convert(shape, form, length, settings) {
    try {
        return core.convert(shape, form, length, settings) >>> 2;
    }
    catch (trap) {
        throw discarded(trap);
    }
    finally {
        if (input.length > LARGE)
            input = NOTHING;
    }
}
/** Tells which versions that document can have. Returns the answer's place. */
export function detectVersion(shape, form, length, settings) {
    try {
        return core.detect_version(shape, form, length, settings) >>> 2;
    }
    catch (trap) {
        throw discarded(trap);
    }
    finally {
        if (input.length > LARGE)
            input = NOTHING;
    }
}
/** Checks the call whose head stands behind its body and the settings. Returns the report's place. */
export function validateCall(form, length, settings, head, refused) {
    try {
        return core.validate_call(form, length, settings, head, refused) >>> 2;
    }
    catch (trap) {
        throw discarded(trap);
    }
    finally {
        if (input.length > LARGE)
            input = NOTHING;
    }
}
/** The number of the endpoint that a version lists for the head at the buffer's start. */
export function endpointOf(version, head) {
    try {
        return core.endpoint_of(version, head) >>> 0;
    }
    catch (trap) {
        throw discarded(trap);
    }
}
/** The memory as the 32-bit numbers that a report is made of. */
export function reportWords() {
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
    return new Uint8Array(core.memory.buffer, start, length).slice();
}
/** The text that was checked last. */
export function checkedText(length) {
    return textAt(address, length);
}
/** After a trap (a panic, the stack, the memory) nothing of the instance is used again. */
function discarded(trap) {
    trapped = true;
    input = NOTHING;
    return trap;
}
