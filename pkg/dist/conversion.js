import { bases, versions } from './generated/tables.js';
import { pathOf, pointerOf, Reader, readEdits, readProblems, readSpan } from './report.js';
const UNCHANGED = 1;
/** What begins at a word of the memory. */
export function readConversion(at) {
    const reader = new Reader(at);
    const refused = reader.number();
    const flags = reader.number();
    reader.openText();
    if (refused > 0) {
        reader.strings();
        return { problems: readProblems(reader, refused) };
    }
    const start = reader.number();
    const length = reader.number();
    const assumptions = reader.strings();
    const complement = JSON.parse(reader.optional() ?? 'null');
    const edits = readEdits(reader) ?? [];
    const changes = list(reader, readChange);
    const losses = list(reader, readShortfall);
    const gaps = list(reader, readShortfall);
    const unchanged = (flags & UNCHANGED) !== 0;
    return { problems: undefined, unchanged, start, length, edits, changes, losses, gaps, complement, assumptions };
}
/** The answer that begins at a word of the memory. */
export function readDetected(at) {
    const reader = new Reader(at);
    reader.number();
    const bits = reader.number();
    reader.openText();
    const candidates = versions.filter((_, index) => ((bits >>> index) & 1) !== 0);
    const evidence = list(reader, () => ({ version: reader.member(versions), ...readShortfall(reader) }));
    return { candidates, evidence };
}
function readChange(reader) {
    const basis = reader.member(bases);
    const fromSpan = readSpan(reader);
    const toSpan = readSpan(reader);
    const id = reader.string();
    const section = reader.string();
    const from = pointerOf(reader.string());
    const change = { id, from, to: pointerOf(reader.string()), section, basis };
    if (fromSpan !== undefined)
        change.fromSpan = fromSpan;
    if (toSpan !== undefined)
        change.toSpan = toSpan;
    return change;
}
function readShortfall(reader) {
    const place = reader.string();
    return { pointer: pointerOf(place), path: pathOf(place), section: reader.string(), reason: reader.string() };
}
function list(reader, item) {
    const count = reader.number();
    const items = [];
    for (let i = 0; i < count; i++)
        items.push(item(reader));
    return items;
}
