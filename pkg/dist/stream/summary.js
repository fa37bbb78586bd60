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
        for (const tally of tallies)
            this.#add(tally);
    }
    #add({ topic, note, count, pattern }) {
        const cause = `${note.reason} ${note.change} ${note.field} `;
        const isKnown = this.#all.has(cause + pattern) || this.#all.size < MOST_PATTERNS;
        const pointer = isKnown ? pattern : OTHERS;
        const known = this.#all.get(cause + pointer);
        if (known)
            known.count += count;
        else {
            const section = sections[note.section];
            const reason = reasonOf(note, '*', '*', this.#messages, this.#messages?.conversions);
            this.#all.set(cause + pointer, { topic, pointer, section, reason, count });
        }
    }
    /** Adds a loss or a gap of a single conversion. */
    addShortfall(topic, { path, section, reason }) {
        const pointer = path.map((segment) => `/${typeof segment === 'number' ? '*' : escaped(segment)}`).join('');
        const known = this.#all.get(reason + pointer);
        if (known)
            known.count++;
        else
            this.#all.set(reason + pointer, { topic, pointer, section, reason, count: 1 });
    }
    /** Returns the losses or gaps, most frequent first. */
    list(topic) {
        const all = [...this.#all.values()].filter((tally) => tally.topic === topic);
        const list = all.map(({ topic: _, ...tally }) => tally);
        return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1));
    }
}
function escaped(name) {
    return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
