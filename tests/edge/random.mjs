/** Returns a function that picks members of lists: the same ones in each run. */
export function randomOf(seed) {
  let state = seed
  return (list) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return list[(state >>> 8) % list.length]
  }
}
