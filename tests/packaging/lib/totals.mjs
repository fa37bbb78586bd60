/**
 * What the matrix prints at its end.
 */

/**
 * Counts the rows and the browsers that are missing. Continuous integration has to have all of them, so a missing one
 * fails there; elsewhere it is named.
 */
export function totalsOf(outcomes, missing, { isComplete }) {
  const broken = outcomes.filter(({ failures }) => failures.length > 0).length
  const failed = broken + (isComplete ? missing.length : 0)
  const mark = isComplete ? 'FAIL' : 'not tested:'
  return {
    failed,
    lines: [
      ...missing.map(({ name, reason }) => `${mark} ${name}: ${reason}`),
      `${outcomes.length - broken} passed, ${failed} failed`,
    ],
  }
}
