/** Takes a file as one document, whatever its lines, so that it is converted like those of an archive. */
import { Gathered } from '../chunks.js';
import { cutLineEnd } from './line_end.js';
/** The longest line end. It does not count towards the length of a query. */
const LINE_END = 2;
export class Whole {
    offset = 0;
    #shape;
    #most;
    #pending = new Gathered();
    constructor(shape, most) {
        this.#shape = shape;
        this.#most = most + LINE_END;
    }
    *push(chunk) {
        const wasLong = this.offset > this.#most;
        this.offset += chunk.length;
        if (!wasLong)
            this.#pending.append(chunk);
        if (this.offset <= this.#most)
            return;
        yield { kind: 'piece', bytes: wasLong ? chunk : this.#pending.bytes() };
        this.#pending.drop(this.#pending.length);
    }
    *end() {
        if (this.offset > this.#most) {
            yield { kind: 'long', offset: 0, length: this.offset, line: undefined, isCut: false };
            return;
        }
        const [bytes, lineEnd] = cutLineEnd(this.#shape, this.#pending.bytes());
        yield { kind: 'batch', bytes, offset: 0, places: { spans: [0, bytes.length], lines: [1] } };
        yield { kind: 'verbatim', bytes: lineEnd };
    }
}
/** The beginning of a complement whose document has a place, as in an array, and that of a document that is a line. */
const WITH_INDEX = '{"index"';
const WITH_LINE = new TextEncoder().encode('{"line"');
/** Names the number of the document a line, in place. */
export function asLine(complement) {
    const line = complement.subarray(WITH_INDEX.length - WITH_LINE.length);
    line.set(WITH_LINE);
    return line;
}
