/** Freezes data that all callers share, with all that is in them, so that none changes what the others read. */
export function frozen<T>(data: T): T {
  // So is what is not an object, and what was frozen here before.
  if (Object.isFrozen(data)) return data
  for (const inner of Object.values(data as object)) frozen(inner)
  return Object.freeze(data)
}
