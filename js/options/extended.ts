/**
 * Returns an object with the members of another. Not by a spread: a bundler keeps that although nobody uses the result, because
 * reading a member could have an effect.
 */
/* @__NO_SIDE_EFFECTS__ */ export function extended<A extends object, B extends object>(
  one: A,
  other: B,
): Omit<A, keyof B> & B {
  return Object.assign({}, one, other)
}
