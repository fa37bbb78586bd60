/** Numbers that look random and are the same in every runtime (mulberry32). */
export class Random {
  #state

  constructor(seed) {
    this.#state = seed >>> 0
  }

  #next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }

  /** A number from 0 to 1. */
  fraction() {
    return this.#next() / 2 ** 32
  }

  /** A number below `end`. */
  below(end) {
    return this.#next() % end
  }

  /** True `parts` times of a hundred. */
  percent(parts) {
    return this.below(100) < parts
  }

  of(list) {
    return list[this.below(list.length)]
  }

  shuffle(list) {
    for (let at = list.length - 1; at > 0; at--) {
      const other = this.below(at + 1)
      ;[list[at], list[other]] = [list[other], list[at]]
    }
    return list
  }
}
