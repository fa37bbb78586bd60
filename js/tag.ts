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
  return `${/^[AEIO]/u.test(name) ? 'an' : 'a'} ${name}`
}
