/** Returns the median of each figure over several runs. */
export function medianOf(results) {
  const [first] = results
  const each = (part) =>
    Object.fromEntries(Object.keys(first[part]).map((name) => [name, middle(results.map((it) => it[part][name]))]))
  return { ...first, scores: each('scores'), figures: each('figures') }
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
