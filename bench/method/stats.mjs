/** The statistics of a series of measurements. */

/** @param {number[]} series */
export function median(series) {
  const sorted = [...series].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** @param {number[]} series */
export function mean(series) {
  return series.reduce((sum, one) => sum + one, 0) / series.length
}

/** Median with the least and the greatest value seen. @param {number[]} series */
export const spread = (series) => ({
  median: median(series),
  low: Math.min(...series),
  high: Math.max(...series),
})
