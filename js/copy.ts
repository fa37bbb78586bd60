/** Copies data that is JSON. Not by `structuredClone`, which Jest's environments for browsers lack. */
export function copyOf<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T
}
