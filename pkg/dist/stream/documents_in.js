import { LF } from './framing.js';
import { framingOf } from './stream_options.js';
/** Yields the documents without blank lines, unless those exceed the limit. The bytes of one are valid until the next one is requested. */
export async function* documentsIn(chunks, format, most) {
    const framing = framingOf(format, most);
    let line = 1;
    const parts = function* (all) {
        for (const part of all) {
            if (part.kind === 'verbatim' || part.kind === 'piece')
                continue;
            if (part.kind === 'batch') {
                for (const document of part.places ? elementsOf(part) : linesOf(part, line)) {
                    line = document.line + 1;
                    const { bytes } = document;
                    if (bytes === undefined || bytes.length > most || !bytes.every(isBlank))
                        yield document;
                }
            }
            else {
                const isCut = part.kind === 'cut';
                yield { line: part.line ?? line, offset: part.offset, bytes: isCut ? part.bytes : undefined, isCut };
                line++;
            }
        }
    };
    for await (const chunk of chunks)
        yield* parts(framing.push(chunk));
    yield* parts(framing.end());
}
function* linesOf({ bytes, offset }, first) {
    let line = first;
    for (let at = 0; at < bytes.length;) {
        const end = bytes.indexOf(LF, at);
        const next = end < 0 ? bytes.length : end;
        yield { line: line++, offset: offset + at, bytes: bytes.subarray(at, next) };
        at = next + 1;
    }
}
function* elementsOf({ bytes, offset, places }) {
    const { spans, lines } = places;
    for (const [n, line] of lines.entries()) {
        const [start, end] = [spans[2 * n], spans[2 * n + 1]];
        yield { line, offset: offset + start, bytes: bytes.subarray(start, end) };
    }
}
/** Returns whether the core treats a byte as white space: form feeds are included. */
export function isBlank(byte) {
    return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b);
}
