/** What the browser keeps for this page; one that keeps nothing, or has no room, is no mistake. */
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
    /** Whether it is kept now. */
    set: (key: string, value: string) => attempt((place) => place.setItem(key, value) ?? true) ?? false,
    remove: (key: string) => attempt((place) => place.removeItem(key)),
  }
}
