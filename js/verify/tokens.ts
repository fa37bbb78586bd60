/** The strings, names and numbers of a JSON text. */

/** Replaces each of them. Not by one expression: a long string would overflow it. */
export function replaceTokens(text: string, replaced: (token: string, isName: boolean) => string): string {
  const start = /"|[\d-][\d.eE+-]*/g
  const colon = /\s*:/y
  let made = ''
  let at = 0
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const end = found[0] === '"' ? endOfString(text, start.lastIndex) : start.lastIndex
    colon.lastIndex = end
    made += text.slice(at, found.index) + replaced(text.slice(found.index, end), colon.test(text))
    at = end
    start.lastIndex = end
  }
  return made + text.slice(at)
}

function endOfString(text: string, from: number): number {
  const next = /\\.|"/gs
  next.lastIndex = from
  for (let found = next.exec(text); found !== null; found = next.exec(text)) if (found[0] === '"') return next.lastIndex
  return text.length
}
