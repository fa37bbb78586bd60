/** Compares sizes with the recorded ones. */

/** How much a part may grow before its size must be recorded again. */
const TOLERANCE = 0.03

const percent = (now, then) => `${(((now - then) / then) * 100).toFixed(1)} %`

/**
 * Returns the failures, one sentence each.
 * @param {Record<string, number>} parts
 * @param {Record<string, number>} recorded
 * @param {import("./goals.mjs").Goals} goals
 */
export function grown(parts, recorded, goals) {
  const names = [...new Set([...Object.keys(parts), ...Object.keys(recorded)])]
  return names.flatMap((name) => {
    const [now, then] = [parts[name], recorded[name]]
    if (then === undefined) return [`${name}: ${now} bytes are not recorded`]
    if (now === undefined) return [`${name}: recorded, but no longer in the package`]
    if (now > then * (1 + TOLERANCE))
      return [`${name}: ${now} bytes, ${percent(now, then)} more than the recorded ${then}`]
    // A goal that was reached must stay reached.
    const { atMost } = goals[name] ?? {}
    if (atMost !== undefined && then <= atMost && now > atMost)
      return [`${name}: ${now} bytes, more than its ${atMost}`]
    return []
  })
}
