/**
 * Hands a batch of documents to the core and reads its reply. src/wasm/batch.rs documents the layout.
 */
import { call, room, viewAt } from '../core.js';
import { topics } from '../generated/conversions.js';
import { NOTE_WORDS, PADDING, REPORT_FLAGS, readNoteRecord } from '../generated/layout.js';
import { Reply } from '../reply.js';
/** Passed instead of the number of places if each line is a document. */
const LINES = 0xffffffff;
const PLACE_WORDS = 2;
const COMPLEMENT_WORDS = 3;
/**
 * Converts a batch. `first` is the number of the batch's first document in the whole output. Complements are made only
 * if `keeps` is true.
 */
export function convertBatch(shape, batch, settings, held, first, keeps) {
    const texts = held.reduce((sum, { text }) => sum + text.length, 0);
    const places = write(batch, settings, held, texts);
    const { length } = batch.bytes;
    const address = call((core) => core.convert_batch(shape, length, settings.length, places, held.length, texts, first, keeps ? 1 : 0));
    const reply = new Reply(address, REPORT_FLAGS);
    const [units, blank, changed] = [reply.next(), reply.next(), reply.next()];
    const output = viewAt(reply.next(), reply.next());
    const complements = viewAt(reply.next(), reply.next());
    const [refused, tallies] = [reply.next(), reply.next()];
    return {
        units,
        blank,
        changed,
        output,
        complements,
        refused: listOf(refused, () => readListed(reply)),
        tallies: listOf(tallies, () => readTally(reply)),
    };
}
/** Validates a batch. */
export function checkBatch(shape, batch, settings) {
    const places = write(batch, settings, [], 0);
    const { length } = batch.bytes;
    const reply = new Reply(call((core) => core.check_batch(shape, length, settings.length, places)), REPORT_FLAGS);
    const [units, blank, listed] = [reply.next(), reply.next(), reply.next()];
    return { units, blank, listed: listOf(listed, () => readListed(reply)) };
}
function listOf(length, next) {
    return Array.from({ length }, next);
}
function readListed(reply) {
    return { unit: reply.next(), start: reply.next(), end: reply.next() };
}
function readTally(reply) {
    const note = readNoteRecord(reply.words, reply.at);
    reply.at += NOTE_WORDS;
    const topic = topics[note.topic];
    return { topic, note, count: reply.next(), pattern: reply.string(reply.next()) };
}
/** Writes a batch, its settings and its complements into the core's memory. Returns the number of places. */
function write(batch, settings, held, texts) {
    const { bytes, places } = batch;
    const spans = places?.spans ?? [];
    const words = 4 * (spans.length + COMPLEMENT_WORDS * held.length);
    const behind = bytes.length + PADDING;
    const into = room(behind + settings.length + words + texts);
    into.set(bytes);
    into.set(settings, behind);
    let at = behind + settings.length;
    const numbers = new DataView(into.buffer, into.byteOffset);
    const push = (number) => {
        numbers.setUint32(at, number, true);
        at += 4;
    };
    for (const place of spans)
        push(place);
    let end = 0;
    for (const { unit, text } of held) {
        push(unit);
        push(end);
        end += text.length;
        push(end);
    }
    for (const { text } of held) {
        into.set(text, at);
        at += text.length;
    }
    return places === undefined ? LINES : spans.length / PLACE_WORDS;
}
