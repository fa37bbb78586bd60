import { changeIds, englishConversions, topics } from './generated/conversions.js';
import { english } from './generated/english.js';
import { ABSENT, NOTE_WORDS, REPORT_DETAILS, REPORT_FLAGS, REPORT_HEAD, REPORT_VALID, readNoteRecord, readSignRecord, SIGN_WORDS, } from './generated/layout.js';
import { bases, versions } from './generated/tables.js';
import { fields, sections } from './generated/words.js';
import { Reply } from './reply.js';
import { assumptionsFrom, below, ProblemReader, postpone, readEdits, readSegment, readSpan, Trail } from './report.js';
const LISTS = ['edits', 'changes', 'losses', 'gaps', 'complement'];
const FEW_NOTES = 8;
/** The conversion at an address. */
export function readConversion(address) {
    const reply = new Reply(address, REPORT_HEAD);
    const assumptions = assumptionsFrom(reply, false, english);
    if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
        const messages = { ...english, refusals: englishConversions.refusals };
        return { problems: new ProblemReader(reply, false, messages).problems(reply.word(REPORT_DETAILS)) };
    }
    const start = reply.next();
    const length = reply.next();
    const assumed = reply.next();
    assumptions.push(...englishConversions.assumptions.filter((_, bit) => (assumed >>> bit) & 1));
    const count = reply.next();
    const more = { losses: reply.next(), gaps: reply.next() };
    const fill = (conversion) => {
        if (count <= FEW_NOTES)
            Object.assign(conversion, readLists(reply, count));
        else
            postpone(conversion, LISTS, () => readLists(reply, count));
    };
    return { problems: undefined, start, length, assumptions, more, fill };
}
function readLists(reply, count) {
    const lists = { changes: [], losses: [], gaps: [] };
    const trail = new Trail(reply);
    for (let i = 0; i < count; i++)
        readNote(reply, trail, lists);
    const edits = readEdits(reply);
    const complement = reply.next();
    return { edits, ...lists, complement: complement === ABSENT ? null : JSON.parse(reply.string(complement)) };
}
/** A change, a gap or a loss: each goes to its list. */
function readNote(reply, trail, lists) {
    const note = readNoteRecord(reply.words, reply.at);
    reply.at += NOTE_WORDS;
    const [entry, item] = [reply.next(), reply.next()];
    const path = trail.to(reply.next(), reply.next());
    const pointer = trail.pointer();
    const section = sections[note.section];
    const { id } = changeIds[note.change];
    const list = topics[note.topic];
    if (list === 'changes') {
        const target = readSegment(reply, reply.next());
        const parent = note.is_below ? pointer : pointer.slice(0, pointer.lastIndexOf('/'));
        const change = {
            id,
            from: pointer,
            to: below(parent, target),
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
    lists[list].push({ pointer, path, section, reason: reasonOf(note, entry, item) });
}
/** Why something was lost or is missing, in a sentence. Only that on an orphan names positions. */
export function reasonOf(note, entry, item) {
    const { version } = changeIds[note.change];
    const texts = { version, entry, item, field: fields[note.field]?.name, why: english.fields[note.field]?.why };
    return worded(englishConversions.reasons[note.reason], texts);
}
function worded(template, texts) {
    return (template ?? '').replaceAll(/\{(\w+)\}/gu, (_, argument) => String(texts[argument] ?? ''));
}
/** The answer at an address. */
export function readDetected(address) {
    const reply = new Reply(address, REPORT_FLAGS);
    const evidence = [];
    for (let left = reply.next(); left > 0; left--)
        evidence.push(readSign(reply));
    const open = versions.filter((version) => !evidence.some((one) => one.version === version));
    return { candidates: open.length === 0 ? [...versions] : open, evidence };
}
function readSign(reply) {
    const sign = readSignRecord(reply.words, reply.at);
    reply.at += SIGN_WORDS;
    const trail = new Trail(reply);
    const path = trail.to(0, reply.next());
    const field = fields[sign.field];
    const version = versions[sign.version];
    const told = [field?.removed, field?.since, version][sign.clue];
    const reason = worded(englishConversions.clues[sign.clue], { version: told, field: field?.name });
    return { version, pointer: trail.pointer(), path, section: sections[sign.section], reason };
}
