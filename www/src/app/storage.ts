/** Reads and writes the browser's storage without throwing: it can be refused or full. */
export function storage(place: () => Storage) {
  const attempt = <T>(act: (place: Storage) => T): T | undefined => {
    try {
      return act(place())
    } catch {
      return undefined
    }
  }
  return {
    get: (key: string) => attempt((place) => place.getItem(key)) ?? undefined,
    /** Returns whether the value is stored. */
    set: (key: string, value: string) => attempt((place) => place.setItem(key, value) ?? true) ?? false,
    /** How many values are stored. */
    size: () => attempt((place) => place.length) ?? 0,
    remove: (key: string) => attempt((place) => place.removeItem(key)),
  }
}
