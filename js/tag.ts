/**
 * What an error calls a value of a built-in class.
 */

/** The name of a built-in class, or `Object`; nothing where even that can't be read. */
export function tagOf(value: unknown): string {
  try {
    return Object.prototype.toString.call(value).slice('[object '.length, -1)
  } catch {
    return ''
  }
}

/** `an ArrayBuffer`, `a Promise`, `a URL`. */
export function withArticle(name: string): string {
  return `${/^[aeio]/iu.test(name) ? 'an' : 'a'} ${name}`
}

/** What was given, by its type alone: it can be a document, and errors are logged. */
export function typeOf(value: unknown): string {
  if (value == null) return String(value)
  const tag = typeof value === 'object' ? tagOf(value) : typeof value
  return withArticle(tag === 'Object' || tag === 'Array' || tag === '' ? (tag || 'object').toLowerCase() : tag)
}
