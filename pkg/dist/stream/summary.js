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
            const known = this.#all.get(cause + pattern);
            const pointer = known === undefined && this.#all.size >= MOST_PATTERNS ? OTHERS : pattern;
            const tally = known ?? this.#all.get(cause + pointer) ?? this.#begin(topic, note, cause, pointer);
            tally.count += count;
        }
    }
    #begin(topic, note, cause, pointer) {
        const section = sections[note.section];
        const reason = reasonOf(note, '*', '*', this.#messages, this.#messages?.conversions);
        const tally = { topic, pointer, section, reason, count: 0 };
        this.#all.set(cause + pointer, tally);
        return tally;
    }
    /** Returns the losses or gaps, most frequent first. */
    list(topic) {
        const all = [...this.#all.values()].filter((tally) => tally.topic === topic);
        const list = all.map(({ topic: _, ...tally }) => tally);
        return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1));
    }
}
