/** Counts the losses and gaps of an archive. */
import { reasonOf } from '../conversion.js';
import { sections } from '../generated/words.js';
/** The maximum number of patterns that are counted separately. */
const MOST_PATTERNS = 1000;
/** Stands for all further patterns: unknown names can make any number of them. */
const OTHERS = '*';
/** Adds up the tallies of batches. */
export class Tallies {
    #messages;
    #all = new Map();
    constructor(messages) {
        this.#messages = messages;
    }
    add(tallies) {
        for (const { topic, note, count, pattern } of tallies) {
            const cause = `${note.reason} ${note.change} ${note.field} `;
            const isKnown = this.#all.has(cause + pattern) || this.#all.size < MOST_PATTERNS;
            const pointer = isKnown ? pattern : OTHERS;
            const tally = this.#all.get(cause + pointer) ?? this.#begin(topic, note, pointer);
            tally.count += count;
            this.#all.set(cause + pointer, tally);
        }
    }
    #begin(topic, note, pointer) {
        const section = sections[note.section];
        const reason = reasonOf(note, '*', '*', this.#messages, this.#messages?.conversions);
        return { topic, pointer, section, reason, count: 0 };
    }
    /** Returns the losses or gaps, most frequent first. */
    list(topic) {
        const all = [...this.#all.values()].filter((tally) => tally.topic === topic);
        const list = all.map(({ topic: _, ...tally }) => tally);
        return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1));
    }
}
