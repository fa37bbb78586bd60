/** Objects that were taken out: what is known of them waits for their return. */
import type { Version } from 'order-contract/slim'
import type { Kept } from './kept.js'

/** The most that are known. */
const MOST = 5_000

export class Attic {
  /** The latest first, each with the side from which it was taken. */
  #removed: readonly { kept: Kept; from: Version }[] = []

  /** Those taken from that side first: there a step is undone. */
  removedFrom(version: Version): Kept[] {
    const own = this.#removed.filter(({ from }) => from === version)
    const others = this.#removed.filter(({ from }) => from !== version)
    return [...own, ...others].map(({ kept }) => kept)
  }

  /** Objects were taken from a side; others may have returned. */
  update(from: Version, removed: readonly Kept[], present: ReadonlySet<Kept>): void {
    const left = this.#removed.filter(({ kept }) => !present.has(kept))
    this.#removed = [...removed.map((kept) => ({ kept, from })), ...left].slice(0, MOST)
  }
}
