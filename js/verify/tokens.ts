/** The strings, names and numbers of a JSON text. */

/** Replaces each of them. Not by one expression: a long string would overflow it. */
export function replaceTokens(text: string, replaced: (token: string, isName: boolean) => string): string {
  const start = /["\d-]/g
  const colon = /\s*:/y
  let made = ''
  for (let at = 0; ; ) {
    start.lastIndex = at
    const from = start.exec(text)?.index ?? text.length
    made += text.slice(at, from)
    if (from === text.length) return made
    at = text[from] === '"' ? endOfString(text, from) : endOfNumber(text, from)
    colon.lastIndex = at
    made += replaced(text.slice(from, at), colon.test(text))
  }
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const end = text.indexOf('"', at)
    if (end < 0) break
    let slashes = 0
    while (text[end - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return end + 1
    at = end
  }
  return text.length
}

function endOfNumber(text: string, from: number): number {
  const number = /[\d.eE+-]*/y
  number.lastIndex = from
  number.test(text)
  return number.lastIndex
}
