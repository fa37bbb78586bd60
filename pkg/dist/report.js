/**
 * Reads a report out of the core's memory: a row of numbers, and one text that holds every string.
 * The layout is described in src/wasm/wire.rs. The result is plain data.
 */
import { reportWords, textAt } from './core.js';
import { applicabilities, bases, codes, severities, versions } from './generated/tables.js';
const ABSENT = 0xffffffff;
const VALID = 1;
const TRUNCATED = 2;
const VERSION_SHIFT = 8;
/** The report that begins at a word of the memory. */
export function readReport(at, shape) {
    return reportFrom(new Reader(at), shape);
}
/** What became of a document: what begins at a word of the memory. */
export function readFixed(at, shape) {
    const reader = new Reader(at);
    const report = reportFrom(reader, shape);
    const start = reader.number();
    const length = reader.number();
    const headers = {};
    for (let left = reader.number(); left > 0; left--) {
        const name = reader.string();
        headers[name] = reader.string();
    }
    return { report, start, length, headers, applied: readProblems(reader, reader.number()) };
}
function reportFrom(reader, shape) {
    const listed = reader.number();
    const flags = reader.number();
    reader.openText();
    const assumptions = reader.strings();
    const problems = readProblems(reader, listed);
    const version = versions[flags >>> VERSION_SHIFT];
    return { valid: (flags & VALID) !== 0, shape, version, problems, truncated: (flags & TRUNCATED) !== 0, assumptions };
}
/** Problems, one behind the other. */
export function readProblems(reader, count) {
    const problems = [];
    for (let i = 0; i < count; i++)
        problems.push(readProblem(reader));
    return problems;
}
function readProblem(reader) {
    const code = reader.member(codes);
    // What is switched off is never listed.
    const severity = reader.member(severities);
    const basis = reader.member(bases);
    const span = readSpan(reader);
    const section = reader.string();
    const message = reader.string();
    const place = reader.string();
    const problem = { code, severity, basis, section, message, pointer: pointerOf(place), path: pathOf(place) };
    const expected = reader.strings();
    const found = reader.optional();
    const help = reader.optional();
    const suggestion = reader.optional();
    if (expected.length > 0)
        problem.expected = expected;
    if (found !== undefined)
        problem.found = found;
    if (help !== undefined)
        problem.help = help;
    if (suggestion !== undefined)
        problem.suggestion = suggestion;
    if (span !== undefined)
        problem.span = span;
    const fix = readFix(reader);
    if (fix !== undefined)
        problem.fix = fix;
    return problem;
}
function readFix(reader) {
    const applicability = reader.number();
    if (applicability === ABSENT)
        return undefined;
    const title = reader.string();
    const headers = reader.strings();
    const edits = readEdits(reader);
    const fix = { title, applicability: applicabilities[applicability] };
    if (edits !== undefined)
        fix.edits = edits;
    if (headers.length > 0)
        fix.headers = headers;
    return fix;
}
/** Edits, or undefined where there is no text to edit. */
export function readEdits(reader) {
    const count = reader.number();
    if (count === ABSENT)
        return undefined;
    const edits = [];
    for (let i = 0; i < count; i++) {
        const start = reader.number();
        const end = reader.number();
        edits.push({ start, end, text: reader.string() });
    }
    return edits;
}
/** A span, where there is one. */
export function readSpan(reader) {
    const start = reader.number();
    const end = reader.number();
    const line = reader.number();
    const column = reader.number();
    return start === ABSENT ? undefined : { start, end, line, column };
}
/** A place is a JSON Pointer whose array positions are marked: `/items/~#0`. */
export function pointerOf(place) {
    return place.replaceAll('/~#', '/');
}
/** The segments of a place. */
export function pathOf(place) {
    return place.split('/').slice(1).map(segment);
}
function segment(text) {
    if (!text.includes('~'))
        return text;
    if (text.startsWith('~#'))
        return Number(text.slice(2));
    return text.replaceAll('~1', '/').replaceAll('~0', '~');
}
/** Steps through the words, and through the text alongside. */
export class Reader {
    #words = reportWords();
    #at;
    #text = '';
    #textAt = 0;
    constructor(at) {
        this.#at = at;
    }
    number() {
        return this.#words[this.#at++];
    }
    member(names) {
        return names[this.number()];
    }
    /** Decodes all of the text at once; every length that follows counts in it. */
    openText() {
        const start = this.number();
        this.#text = textAt(start, this.number());
    }
    string() {
        return this.#take(this.number());
    }
    optional() {
        const length = this.number();
        return length === ABSENT ? undefined : this.#take(length);
    }
    strings() {
        const count = this.number();
        const strings = [];
        for (let i = 0; i < count; i++)
            strings.push(this.string());
        return strings;
    }
    #take(length) {
        const start = this.#textAt;
        this.#textAt += length;
        return this.#text.slice(start, this.#textAt);
    }
}
