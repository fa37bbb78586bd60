/**
 * Cuts a JSON array of any size into its elements, each a document. Looks only at brackets, commas and quotes; the
 * core reports elements that are not JSON.
 */
import { Gathered } from '../chunks.js';
import { ArchiveError } from './archive_error.js';
import { BATCH, LF } from './framing.js';
const QUOTE = 34;
const BACKSLASH = 92;
export const COMMA = 44;
const OPEN = 91;
const OPEN_BRACE = 123;
const CLOSE = 93;
const CLOSE_BRACE = 125;
/** The bytes that the scanner handles, inside and outside of strings, and white space. */
const IN_STRING = /* @__PURE__ */ marked('"\\\n');
const OUTSIDE = /* @__PURE__ */ marked('"[]{},\n');
const SPACE = /* @__PURE__ */ marked(' \t\r\n');
function marked(characters) {
    const table = new Uint8Array(256);
    for (const character of characters)
        table[character.charCodeAt(0)] = 1;
    return table;
}
const MARK = [0xef, 0xbb, 0xbf];
/**
 * Cuts at the commas of the array. A comma belongs to the element after it, and so does white space between them that
 * is too long to keep.
 */
export class Elements {
    #most;
    #mostSpace;
    #pending = new Gathered();
    #phase = 'before';
    /** The offset of the pending bytes in the archive, and how many of them have been scanned. */
    #offset = 0;
    #scanned = 0;
    #line = 1;
    #depth = 0;
    #inString = false;
    #isEscaped = false;
    /** Where the white space before the current element begins. */
    #gap = 0;
    #gapLine = 1;
    /** The offset of the current element. -1 if only white space was read so far. */
    #start = -1;
    #startLine = 1;
    #count = 0;
    /** The current element is longer than the limit, so its bytes are dropped. */
    #isLong = false;
    /** The element that ends here was already passed on as a long one. */
    #isClosed = false;
    #places = { spans: [], lines: [] };
    constructor(most) {
        this.#most = most;
        this.#mostSpace = Math.max(most, BATCH);
    }
    get offset() {
        return this.#offset;
    }
    *push(chunk) {
        for (let at = 0; at < chunk.length; at += BATCH / 4) {
            this.#pending.append(chunk.subarray(at, at + BATCH / 4));
            yield* this.#scan();
            if (this.#pending.length >= BATCH)
                yield* this.#flush();
        }
    }
    *end() {
        if (this.#phase === 'before')
            throw this.#error('not_an_array');
        if (this.#phase === 'after')
            return;
        // The array was cut off, so its last element is a document that can't be read.
        yield* this.#flush();
        if (this.#isLong)
            yield* this.#long(true);
        else
            yield this.#cut();
        yield { kind: 'verbatim', bytes: new Uint8Array([CLOSE]) };
    }
    *#scan() {
        for (;;) {
            if (this.#phase !== 'inside') {
                const isInside = this.#outside();
                yield this.#verbatim();
                if (!isInside)
                    return;
            }
            const stop = this.#inside();
            if (stop === 'end of long element')
                yield* this.#long(false);
            if (stop === 'end of array') {
                yield* this.#flush();
                this.#scanned++;
                this.#phase = 'after';
            }
            if (stop !== 'more')
                continue;
            const end = this.#offset + this.#scanned;
            if (this.#start < 0 && end - this.#gap > this.#mostSpace)
                this.#begin(end);
            if (this.#start >= 0 && end - this.#start > this.#most) {
                if (!this.#isLong)
                    yield* this.#flush();
                this.#isLong = true;
                yield* this.#piece();
            }
            return;
        }
    }
    /** Skips the bracket and white space before the first element, and after the array. Returns whether more follows. */
    #outside() {
        const bytes = this.#pending.bytes();
        for (; this.#scanned < bytes.length; this.#scanned++) {
            const byte = bytes[this.#scanned];
            if (byte === LF)
                this.#line++;
            if (SPACE[byte])
                continue;
            if (this.#phase === 'after')
                throw this.#error('after_array');
            if (this.#phase === 'opened') {
                this.#phase = 'inside';
                this.#gap = this.#offset + this.#scanned;
                return true;
            }
            if (byte !== OPEN)
                throw this.#noArray(bytes);
            this.#phase = 'opened';
            this.#depth = 1;
        }
        return false;
    }
    #inside() {
        const bytes = this.#pending.bytes();
        let at = this.#scanned;
        let inString = this.#inString;
        let isEscaped = this.#isEscaped;
        let stop = 'more';
        for (; at < bytes.length; at++) {
            const byte = bytes[at];
            if (inString) {
                if (isEscaped)
                    isEscaped = false;
                else if (IN_STRING[byte]) {
                    if (byte === QUOTE)
                        inString = false;
                    else if (byte === BACKSLASH)
                        isEscaped = true;
                    else
                        this.#line++;
                }
                continue;
            }
            if (this.#start < 0 && !SPACE[byte] && (this.#depth > 1 || (byte !== COMMA && byte !== CLOSE))) {
                this.#begin(this.#offset + at);
            }
            if (!OUTSIDE[byte])
                continue;
            if (byte === LF)
                this.#line++;
            else if (byte === QUOTE)
                inString = true;
            else if (byte === OPEN || byte === OPEN_BRACE)
                this.#depth++;
            else if (this.#depth > 1) {
                if (byte !== COMMA)
                    this.#depth--;
            }
            else if (byte !== CLOSE_BRACE) {
                this.#scanned = at;
                if (this.#isLong) {
                    stop = 'end of long element';
                    break;
                }
                // An empty array has no element that its bracket could end.
                const isElement = byte === COMMA || this.#count > 0 || this.#start >= 0;
                if (isElement && !this.#isClosed)
                    this.#close();
                this.#isClosed = false;
                this.#gap = this.#offset + at + 1;
                this.#gapLine = this.#line;
                if (byte === CLOSE) {
                    stop = 'end of array';
                    break;
                }
            }
        }
        this.#scanned = at;
        this.#inString = inString;
        this.#isEscaped = isEscaped;
        return stop;
    }
    /** Begins an element with its first byte, or with the white space before it if that is too long to keep. */
    #begin(offset) {
        const isWide = offset - this.#gap > this.#mostSpace;
        this.#start = isWide ? this.#gap : offset;
        this.#startLine = isWide ? this.#gapLine : this.#line;
    }
    /** Records the current element, which ends at the scanner. */
    #close() {
        const end = this.#scanned;
        if (this.#start < 0)
            this.#begin(this.#offset + end);
        this.#places.spans.push(this.#start - this.#offset, end);
        this.#places.lines.push(this.#startLine);
        this.#start = -1;
        this.#count++;
    }
    /** Yields the complete elements as a batch. */
    *#flush() {
        const places = this.#places;
        if (places.lines.length === 0)
            return;
        this.#places = { spans: [], lines: [] };
        const end = places.spans.at(-1);
        yield { kind: 'batch', bytes: this.#pending.bytes(end), offset: this.#offset, places };
        this.#drop(end);
    }
    /** Yields the element over the limit, which ends at the scanner. */
    *#long(isCut) {
        yield* this.#piece();
        const offset = this.#start;
        const length = this.#offset - offset;
        this.#isLong = false;
        this.#isClosed = true;
        this.#start = -1;
        this.#count++;
        yield { kind: 'long', offset, length, line: this.#startLine, isCut };
    }
    *#piece() {
        yield { kind: 'piece', bytes: this.#pending.bytes(this.#scanned) };
        this.#drop(this.#scanned);
    }
    /** Returns the beginning of an element that does not end. */
    #cut() {
        const isBlank = this.#start < 0;
        const offset = isBlank ? this.#offset + this.#scanned : this.#start;
        const bytes = this.#pending.bytes().slice(offset - this.#offset);
        this.#drop(this.#scanned);
        return { kind: 'cut', bytes, offset, line: isBlank ? this.#line : this.#startLine };
    }
    #verbatim() {
        const bytes = this.#pending.bytes(this.#scanned).slice();
        this.#drop(this.#scanned);
        return { kind: 'verbatim', bytes };
    }
    #drop(count) {
        this.#pending.drop(count);
        this.#offset += count;
        this.#scanned -= count;
    }
    /** Makes the error about a file that does not begin with an array. Its first chunk may have a part of a mark. */
    #noArray(bytes) {
        const isMark = this.#offset + this.#scanned === 0 && MARK.every((byte, n) => (bytes[n] ?? byte) === byte);
        return this.#error(isMark ? 'byte_order_mark' : 'not_an_array');
    }
    #error(code) {
        return new ArchiveError(code, { line: this.#line, offset: this.#offset + this.#scanned });
    }
}
