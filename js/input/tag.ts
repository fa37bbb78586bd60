/** Names the types of values, and words the errors about values of a wrong one. */

/** Returns the name of a built-in class, or `Object`. Returns `''` if reading it throws. */
export function tagOf(value: unknown): string {
  try {
    return Object.prototype.toString.call(value).slice('[object '.length, -1)
  } catch {
    return ''
  }
}

/** A `URL`. Programs without the types of the DOM or of Node lack that type, and get what the package reads of it. */
export type PlatformUrl = typeof globalThis extends { URL: { prototype: infer U } } ? U : { readonly href: string }

/** Describes a value by its type only, as `a URL` or `an object`: it may be a document, and errors are logged. */
export function typeOf(value: unknown): string {
  if (value == null) return String(value)
  const tag = typeof value === 'object' ? tagOf(value) : typeof value
  const name = tag === 'Object' || tag === 'Array' || tag === '' ? (tag || 'object').toLowerCase() : tag
  return `${/^[aeio]/iu.test(name) ? 'an' : 'a'} ${name}`
}

/** Makes the error for a wrong value, which is described by its type unless `found` does. */
export function mustBe(name: string, kind: string, value: unknown, found = typeOf(value)): TypeError {
  return new TypeError(`${name} must be ${kind}, not ${found}`)
}
