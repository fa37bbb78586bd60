import { publicPointer } from './public_pointer.js';
/** How many losses and how many gaps are listed. `convertInSummary` gets the same number. */
export const MOST = 100;
/** The maximum length of a header's value, in characters. */
const LONGEST = 1024;
/** Space for the last member, which counts the others. */
const RESERVED = ', more;count=999999999'.length;
/** Lists the first losses, or gaps, and counts the others. */
export class ShortfallList {
    #listed = new Map();
    #more = 0;
    /** Adds losses or gaps below `prefix`, and the number of further ones that are not listed. */
    add(prefix, shortfalls, more = 0) {
        this.#more += more;
        for (let at = 0; at < shortfalls.length; at++) {
            if (this.#listed.size === MOST) {
                this.#more += shortfalls.length - at;
                return;
            }
            const { path, section, reason } = shortfalls[at];
            const pointer = prefix + publicPointer(path);
            // Hidden names look alike, so one entry stands for all of them.
            this.#listed.set(`"${pointer}";section="${section}"`, { pointer, section, reason });
        }
    }
    get isEmpty() {
        return this.#listed.size === 0;
    }
    /** Whether there are more than are listed. */
    get truncated() {
        return this.#more > 0;
    }
    /** Returns the listed ones, for the hook `onShortfall`. */
    list() {
        return [...this.#listed.values()];
    }
    /**
     * Returns a structured list (RFC 9651) of pointers with sections, such as
     * `"/response/items/0/payout/*";section="2.6"`. If it is cut short, the last member is `more;count=12`. Neither
     * pointers nor sections need escaping.
     */
    header() {
        const members = [...this.#listed.keys()];
        const all = members.join(', ');
        if (all.length <= LONGEST && !this.truncated)
            return all;
        const kept = members.slice(0, fitting(members));
        return [...kept, `more;count=${members.length - kept.length + this.#more}`].join(', ');
    }
}
/** Returns how many members fit into the header. */
function fitting(members) {
    let length = 0;
    const end = members.findIndex((member) => {
        length += member.length + ', '.length;
        return length > LONGEST - RESERVED;
    });
    return end < 0 ? members.length : end;
}
