/** Expected texts of cases, as patterns. */

/** The pattern of a whole text, in which `…` stands for any text, and `{name}` for a text that `texts` gives the name. */
export function patternOf(text, texts = {}) {
  const whole = text.replaceAll(/\{(\w+)\}/g, (name, key) => texts[key] ?? name)
  const literal = whole.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll('…', '[^]*')}$`)
}
