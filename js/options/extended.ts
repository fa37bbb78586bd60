/**
 * Returns an object with the members of another. Not by a spread: reading a member could have an effect, so a bundler keeps
 * one whose result is unused.
 */
/* @__NO_SIDE_EFFECTS__ */ export function extended<A extends object, B extends object>(
  one: A,
  other: B,
): Omit<A, keyof B> & B {
  return Object.assign({}, one, other)
}
