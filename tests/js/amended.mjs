/**
 * The amendments (`accept` and `optional`) that a service would need for its document to be valid.
 */

/** Returns the pointer of a problem as amendments take it: from the entry of a list, with * for each element. */
export function patternOf({ path }, shape, entries) {
  const list =
    entries === undefined ? path.findIndex((step) => typeof step === 'number') : entries.split('/').length - 1
  const steps = shape.endsWith('-list') ? path.slice(list + 1) : path
  return steps.map((step) => `/${typeof step === 'number' ? '*' : step}`).join('')
}

export function valueAt(document, path) {
  return path.reduce((value, step) => value?.[step], document)
}

/** Returns the amendments that take away what is missing or empty and the values that are not listed. */
export function amendmentsFor(problems, document, shape, entries) {
  const accept = {}
  const optional = []
  for (const problem of problems) {
    const pattern = patternOf(problem, shape, entries)
    const value = valueAt(document, problem.path)
    // The elements of a list can't be amended.
    const isElement = pattern.endsWith('/*')
    if (problem.code === 'required' || (problem.code === 'empty' && !isElement)) optional.push(pattern)
    if (problem.code === 'enum' && typeof value === 'string') accept[pattern] = [...(accept[pattern] ?? []), value]
  }
  return { accept, optional }
}
