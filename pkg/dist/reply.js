/**
 * A reply of the core, copied out of its memory: 32-bit words, and one text with all strings. It is read in order;
 * src/report/layout.rs documents the layout.
 */
import { bytesAt, memoryNumbers, textAt } from './core.js';
import { REPORT_LENGTH, REPORT_TEXT, REPORT_TEXT_LENGTH } from './generated/layout.js';
/** Up to this many words, a loop copies faster than `slice`. */
const FEW = 512;
/** Up to this many bytes, decoding the text at once takes less time than copying it. */
const SHORT = 1 << 10;
const LONG = 1 << 14;
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });
/** The words and text of a reply, as copies: later calls may overwrite the memory. */
export class Reply {
    numbers;
    /** The index of the next word. */
    at;
    /** Whether there is so much text that pointers are built only when they are read. */
    isLong;
    #bytes;
    #text;
    #textAt = 0;
    /** Copies the reply at an address. Reading starts at the word `from`. */
    constructor(address, from) {
        const memory = memoryNumbers();
        const start = address >>> 2;
        this.numbers = copied(memory, start, memory[start + REPORT_LENGTH]);
        this.at = from;
        const length = this.word(REPORT_TEXT_LENGTH);
        this.isLong = length > LONG;
        const text = this.word(REPORT_TEXT);
        if (length > SHORT)
            this.#bytes = bytesAt(text, length);
        else
            this.#text = textAt(text, length);
    }
    word(at) {
        return this.numbers[at];
    }
    next() {
        return this.numbers[this.at++];
    }
    /** Reads the next string, which has `units` UTF-16 units. */
    string(units) {
        if (units === 0)
            return '';
        this.#text ??= decoder.decode(this.#bytes);
        const start = this.#textAt;
        this.#textAt += units;
        return this.#text.slice(start, this.#textAt);
    }
}
/** Copies a text out of the core's memory. A long one is decoded when it is read. */
export function copiedText(address, length) {
    if (length > SHORT) {
        const bytes = bytesAt(address, length);
        return () => decoder.decode(bytes);
    }
    const text = textAt(address, length);
    return () => text;
}
function copied(memory, start, length) {
    if (length > FEW)
        return memory.slice(start, start + length);
    const numbers = new Array(length);
    for (let at = 0; at < length; at++)
        numbers[at] = memory[start + at];
    return numbers;
}
