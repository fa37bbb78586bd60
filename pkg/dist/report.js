/**
 * Builds reports from replies of the core. The problems of a long report are built when they are first read, and are
 * plain data from then on.
 */
import { ABSENT, DETAIL_WORDS, FIX_WORDS, FOUND_CHARACTER, FOUND_SOURCE, REPORT_ASSUMPTION, REPORT_DETAILS, REPORT_FLAGS, REPORT_HEAD, REPORT_TRUNCATED, REPORT_VALID, REPORT_VERSION_SHIFT, readDetailRecord, readFixRecord, STEP_NAME, STEP_WORD, } from './generated/layout.js';
import { applicabilities, bases, codes, english, sections, severities, versions, words } from './generated/tables.js';
import { buildMessage, escaped, expectedOf, messageOf } from './message.js';
import { setProperties } from './postponed.js';
import { Reply } from './reply.js';
const NOTHING = 255;
const CLEAN = 0;
/** Reads the report at an address of the core's memory. Address 0 means a valid document without problems. */
export function reportAt(address, shape, settings, builtIn = english) {
    const { version } = settings;
    if (address === CLEAN)
        return { valid: true, shape, version, problems: [], truncated: false, assumptions: [] };
    const reply = new Reply(address, REPORT_HEAD);
    const phrasing = phrasingOf(settings, builtIn);
    const flags = reply.word(REPORT_FLAGS);
    const report = {
        valid: (flags & REPORT_VALID) !== 0,
        shape,
        version: versions[flags >>> REPORT_VERSION_SHIFT],
        problems: NONE,
        truncated: (flags & REPORT_TRUNCATED) !== 0,
        assumptions: assumptionsFrom(reply, phrasing),
    };
    const areFew = reply.word(REPORT_DETAILS) <= FEW && !reply.isLong;
    setProperties(report, ['problems'], areFew, () => ({ problems: readProblems(reply, phrasing) }));
    return report;
}
/** Returns how to build messages: in the language of the options, or in English. */
export function phrasingOf({ messages, names, mask }, builtIn = english) {
    return { messages: messages ?? builtIn, byLabel: names === 'label', mask };
}
/** Up to this many problems are built at once: a property that builds them later costs more. */
const FEW = 8;
const NONE = [];
/** Reads the assumptions of a report. Call it first: their text precedes that of the problems. */
export function assumptionsFrom(reply, phrasing) {
    const sentence = reply.word(REPORT_ASSUMPTION);
    if (sentence === ABSENT)
        return [];
    const name = reply.string(reply.word(REPORT_ASSUMPTION + 1));
    return [messageOf(phrasing, sentence, { ...NO_ARGUMENTS, name: phrasing.mask ? undefined : name })];
}
/** The arguments of a message that has none. */
export const NO_ARGUMENTS = {
    field: NOTHING,
    object: NOTHING,
    near: NOTHING,
    other: NOTHING,
    number: 0,
    version: 0,
};
/** Reads the problems of a reply, which are its next words. */
export function readProblems(reply, phrasing) {
    const version = reply.word(REPORT_FLAGS) >>> REPORT_VERSION_SHIFT;
    const source = { reply, trail: new Trail(reply), phrasing, version, escapedNames: new Map() };
    const problems = [];
    for (let left = reply.word(REPORT_DETAILS); left > 0; left--)
        problems.push(readProblem(source));
    return problems;
}
function readProblem(source) {
    const { reply, trail, phrasing, version } = source;
    const detail = readDetailRecord(reply.numbers, reply.at);
    reply.at += DETAIL_WORDS;
    const number = reply.next();
    const path = trail.to(reply.next(), reply.next());
    const { field, object, near, other } = detail;
    const last = path.at(-1);
    const name = phrasing.mask || typeof last !== 'string' ? undefined : last;
    const given = { field, object, near, other, number, name, version };
    const { text, meta } = buildMessage(phrasing, detail.message, given);
    const problem = {
        code: codes[detail.code],
        severity: severities[detail.severity],
        basis: bases[detail.basis],
        section: sections[detail.section],
        message: text,
        pointer: reply.isLong ? '' : trail.pointer(),
        path,
        meta: { ...meta },
    };
    if (reply.isLong) {
        // The caller may change `path` before the pointer is read.
        const own = path.slice();
        setProperties(problem, ['pointer'], false, () => ({ pointer: pointerOf(own, source) }));
    }
    const expected = expectedOf(phrasing.messages, detail.message, given);
    if (expected !== undefined)
        problem.expected = expected;
    if (detail.found !== NOTHING)
        problem.found = readFound(detail, source);
    if (detail.help !== NOTHING)
        problem.help = messageOf(phrasing, detail.help, given);
    if (near !== NOTHING)
        problem.suggestion = words[near];
    if (detail.has_span)
        problem.span = readSpan(reply);
    if (detail.has_fix)
        problem.fix = readFix(object, source);
    return problem;
}
function pointerOf(path, { escapedNames }) {
    const once = (name) => {
        const known = escapedNames.get(name) ?? escaped(name);
        escapedNames.set(name, known);
        return known;
    };
    return path.reduce((pointer, segment) => below(pointer, segment, once), '');
}
function readFound({ found, character }, { reply, phrasing }) {
    if (found === FOUND_SOURCE)
        return reply.string(reply.next());
    return found === FOUND_CHARACTER ? String.fromCharCode(character) : phrasing.messages.found[found];
}
function readFix(object, { reply, phrasing }) {
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.numbers, reply.at);
    reply.at += FIX_WORDS;
    const given = { ...NO_ARGUMENTS, field, object, near, other };
    const fix = {
        title: messageOf(phrasing, title, given),
        applicability: applicabilities[applicability],
    };
    const edits = readEdits(reply);
    if (has_edits)
        fix.edits = edits;
    if (has_header)
        fix.headers = [words[other]];
    return fix;
}
/** Reads paths. Consecutive paths usually share segments, so the pointers of the shared ones are reused. */
export class Trail {
    #reply;
    #path = [];
    #pointers = [];
    constructor(reply) {
        this.#reply = reply;
    }
    /** Reads the path that shares `shared` segments with the last one and has `count` more. */
    to(shared, count) {
        // Not by `length`: setting it costs more than a few pops.
        while (this.#path.length > shared)
            this.#path.pop();
        while (this.#pointers.length > shared)
            this.#pointers.pop();
        for (let i = 0; i < count; i++)
            this.#path.push(readSegment(this.#reply, this.#reply.next()));
        return this.#path.slice();
    }
    /** Returns the JSON Pointer of the last path. */
    pointer() {
        let pointer = this.#pointers.at(-1) ?? '';
        for (let at = this.#pointers.length; at < this.#path.length; at++) {
            pointer = below(pointer, this.#path[at]);
            this.#pointers.push(pointer);
        }
        return pointer;
    }
    /** Returns the pointer of the last path without its last segments. Call `pointer` first. */
    above(segments) {
        return this.#pointers.at(-1 - segments) ?? '';
    }
}
/** Decodes the segment of a path from its word. */
export function readSegment(reply, step) {
    if (step >= STEP_NAME)
        return reply.string(step - STEP_NAME);
    return step >= STEP_WORD ? words[step - STEP_WORD] : step;
}
/** Appends a segment to a JSON Pointer. */
export function below(pointer, segment, escapeName = escaped) {
    return `${pointer}/${typeof segment === 'string' ? escapeName(segment) : segment}`;
}
/** Reads a span. */
export function readSpan(reply) {
    return { start: reply.next(), end: reply.next(), line: reply.next(), column: reply.next() };
}
/** Reads the number of edits, then the edits. */
export function readEdits(reply) {
    const edits = [];
    for (let left = reply.next(); left > 0; left--) {
        edits.push({ start: reply.next(), end: reply.next(), text: reply.string(reply.next()) });
    }
    return edits;
}
