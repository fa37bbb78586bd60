import { NOTE_WORDS, REPORT_FLAGS, REPORT_HEAD, REPORT_VALID, readNoteRecord, readSignRecord, SIGN_WORDS, } from './generated/layout.js';
import { bases, changeIds, english, englishConversions, fields, sections, topics, versions, } from './generated/tables.js';
import { filled, nameOf, quoted } from './message.js';
import { setProperties } from './postponed.js';
import { copiedText, Reply } from './reply.js';
import { assumptionsFrom, below, readEdits, readProblems, readSegment, readSpan, Trail } from './report.js';
/** The members of a conversion that are decoded together. */
const NOTES = ['edits', 'changes', 'losses', 'gaps'];
const FEW_NOTES = 8;
const ENGLISH = /* @__PURE__ */ Object.freeze({ ...english, conversions: englishConversions });
/** Returns a conversion without changes, losses, gaps and complement. */
export function converted(output, assumptions = []) {
    const lists = { edits: [], changes: [], losses: [], gaps: [], complement: null };
    return { ok: true, output, ...lists, assumptions, problems: [] };
}
export function refused(problems) {
    return { conversion: { ok: false, output: undefined, problems }, more: { losses: 0, gaps: 0 } };
}
/**
 * Reads the conversion at an address of the core's memory: short lists at once, long ones when they are first read.
 * `outputOf` reads the output.
 */
export function readConversion(address, outputOf, messages = ENGLISH) {
    const reply = new Reply(address, REPORT_HEAD);
    const phrasing = { messages, byLabel: false, mask: true };
    const assumptions = assumptionsFrom(reply, phrasing);
    if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
        return refused(readProblems(reply, phrasing));
    }
    const conversion = converted(outputOf(reply.next(), reply.next()), assumptions);
    const [complement, complementLength] = [reply.next(), reply.next()];
    const assumed = reply.next();
    assumptions.push(...messages.conversions.assumptions.filter((_, bit) => (assumed >>> bit) & 1));
    const count = reply.next();
    const more = { losses: reply.next(), gaps: reply.next() };
    const areFew = count <= FEW_NOTES;
    setProperties(conversion, NOTES, areFew, () => readNotes(reply, count, messages));
    if (complementLength > 0) {
        const text = copiedText(complement, complementLength);
        setProperties(conversion, ['complement'], areFew, () => ({ complement: JSON.parse(text()) }));
    }
    return { conversion, more };
}
function readNotes(reply, count, messages) {
    const lists = { changes: [], losses: [], gaps: [] };
    const trail = new Trail(reply);
    for (let i = 0; i < count; i++)
        readNote(reply, trail, lists, messages);
    return { edits: readEdits(reply), ...lists };
}
/** Reads a change, a gap or a loss and adds it to its list. */
function readNote(reply, trail, lists, messages) {
    const note = readNoteRecord(reply.numbers, reply.at);
    reply.at += NOTE_WORDS;
    const [entry, item] = [reply.next(), reply.next()];
    const path = trail.to(reply.next(), reply.next());
    const pointer = trail.pointer();
    const section = sections[note.section];
    const list = topics[note.topic];
    if (list === 'changes') {
        let to = trail.above(note.drops);
        for (let i = 0; i < note.adds; i++)
            to = below(to, readSegment(reply, reply.next()));
        const change = {
            id: changeIds[note.change],
            from: pointer,
            to,
            section,
            basis: bases[note.basis],
        };
        if (note.has_spans) {
            change.fromSpan = readSpan(reply);
            change.toSpan = readSpan(reply);
        }
        lists.changes.push(change);
        return;
    }
    const shortfall = { pointer, path, section, reason: reasonOf(note, entry, item, messages) };
    if (note.has_spans)
        shortfall.span = readSpan(reply);
    lists[list].push(shortfall);
}
/** Returns the reason of a loss or gap. Only the reason for an orphan uses the positions `entry` and `item`. */
export function reasonOf(note, entry, item, messages = ENGLISH) {
    const { reason, field, other, version } = note;
    const of = [reason, field, other, version, entry, item, messages];
    if (lastReason?.of.every((part, at) => part === of[at]))
        return lastReason.text;
    const named = (number) => quoted(nameOf(number));
    const why = messages.fields[field]?.why;
    const texts = { version: versions[version], entry, item, field: named(field), other: named(other), why };
    const text = withTexts(messages.conversions.reasons[reason], texts);
    lastReason = { of, text };
    return text;
}
/** The reason that was worded last: that of the next loss is often the same. */
let lastReason;
function withTexts(template, texts) {
    return filled(template, (argument) => String(texts[argument] ?? ''));
}
/** Reads the result of `detectVersion` at an address of the core's memory. */
export function readDetected(address, { conversions } = ENGLISH) {
    const reply = new Reply(address, REPORT_FLAGS);
    const evidence = [];
    const trail = new Trail(reply);
    for (let left = reply.next(); left > 0; left--)
        evidence.push(readSign(reply, trail, conversions.clues));
    const open = versions.filter((version) => !evidence.some((one) => one.version === version));
    return { candidates: open.length === 0 ? [...versions] : open, evidence };
}
function readSign(reply, trail, clues) {
    const sign = readSignRecord(reply.numbers, reply.at);
    reply.at += SIGN_WORDS;
    const path = trail.to(reply.next(), reply.next());
    const field = fields[sign.field];
    const version = versions[sign.version];
    const speaking = [field?.removed_in, field?.since, version, version][sign.clue];
    const reason = withTexts(clues[sign.clue], { version: speaking, field: quoted(nameOf(sign.field)) });
    return { version, pointer: trail.pointer(), path, section: sections[sign.section], reason };
}
