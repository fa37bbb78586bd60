/** Pseudo-random numbers: the same seed gives the same run. */
export class Random {
  #state

  constructor(seed) {
    this.#state = seed >>> 0
  }

  /** At least 0, less than 1: mulberry32. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Includes both ends. */
  between(least, most) {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  pick(choices) {
    return choices[this.between(0, choices.length - 1)]
  }

  chance(probability) {
    return this.next() < probability
  }
}
