/** Counts the losses and gaps of an archive. */
import { reasonOf } from '../conversion.js';
import { sections } from '../generated/tables.js';
/** The maximum number of patterns that are counted separately. */
const MOST_PATTERNS = 1000;
/** Stands for all further patterns: unknown names can make any number of them. */
const OTHERS = '*';
/** Adds up the tallies of batches. */
export class Tallies {
    #messages;
    #causes = new Map();
    #patterns = 0;
    constructor(messages) {
        this.#messages = messages;
    }
    add(tallies) {
        for (const { topic, note, count, pattern } of tallies) {
            const { counts } = this.#cause(topic, note);
            const pointer = counts.has(pattern) || this.#patterns < MOST_PATTERNS ? pattern : OTHERS;
            const before = counts.get(pointer);
            if (before === undefined)
                this.#patterns += 1;
            counts.set(pointer, (before ?? 0) + count);
        }
    }
    #cause(topic, note) {
        const name = `${note.reason} ${note.change} ${note.field}`;
        const known = this.#causes.get(name);
        if (known !== undefined)
            return known;
        const section = sections[note.section];
        const reason = reasonOf(note, '*', '*', this.#messages);
        const cause = { topic, section, reason, counts: new Map() };
        this.#causes.set(name, cause);
        return cause;
    }
    /** Returns the losses or gaps, most frequent first. */
    list(topic) {
        const causes = [...this.#causes.values()].filter((cause) => cause.topic === topic);
        const list = causes.flatMap(({ section, reason, counts }) => Array.from(counts, ([pointer, count]) => ({ pointer, section, reason, count })));
        return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1));
    }
}
