/**
 * Hands a batch of documents to the core and reads its reply. src/wasm/batch.rs documents the layout.
 */
import { callWhole, room, viewAt } from '../core.js';
import { NOTE_WORDS, PADDING, REPORT_FLAGS, readNoteRecord } from '../generated/layout.js';
import { topics } from '../generated/tables.js';
import { shapeIndex } from '../options.js';
import { Reply } from '../reply.js';
/** Passed instead of the number of places if each line is a document. */
const LINES = 0xffffffff;
const PLACE_WORDS = 2;
const COMPLEMENT_WORDS = 3;
export const NO_COMPLEMENTS = { places: [], texts: /* @__PURE__ */ new Uint8Array(0) };
/** Returns a function that finds the complement of a document. Ask for documents in ascending order. */
export function complementsByUnit({ places, texts }) {
    let at = 0;
    return (unit) => {
        while (places[at] < unit)
            at += COMPLEMENT_WORDS;
        return places[at] === unit ? texts.subarray(places[at + 1], places[at + 2]) : undefined;
    };
}
/**
 * Converts a batch. `first` is the number of the batch's first document in the whole output. Complements are made only
 * if `keeps` is true.
 */
export function convertBatch(shape, batch, settings, held, first, keeps) {
    const places = write(batch, settings, held);
    const { length } = batch.bytes;
    const count = held.places.length / COMPLEMENT_WORDS;
    const address = callWhole((core) => core.convert_batch(shapeIndex(shape), length, settings.length, places, count, held.texts.length, first, keeps ? 1 : 0));
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
    const places = write(batch, settings, NO_COMPLEMENTS);
    const { length } = batch.bytes;
    const address = callWhole((core) => core.check_batch(shapeIndex(shape), length, settings.length, places));
    const reply = new Reply(address, REPORT_FLAGS);
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
    const note = readNoteRecord(reply.numbers, reply.at);
    reply.at += NOTE_WORDS;
    const topic = topics[note.topic];
    return { topic, note, count: reply.next(), pattern: reply.string(reply.next()) };
}
/** Writes a batch, its settings and its complements into the core's memory. Returns the number of places. */
function write(batch, settings, held) {
    const { bytes, places } = batch;
    const spans = places?.spans ?? [];
    const numbers = new Uint8Array(Uint32Array.from([...spans, ...held.places]).buffer);
    const behind = bytes.length + PADDING;
    const into = room(behind + settings.length + numbers.length + held.texts.length);
    into.set(bytes);
    into.set(settings, behind);
    into.set(numbers, behind + settings.length);
    into.set(held.texts, behind + settings.length + numbers.length);
    return places === undefined ? LINES : spans.length / PLACE_WORDS;
}
