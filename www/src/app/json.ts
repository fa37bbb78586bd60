/** JSON texts: read without throwing, and laid out. */

/** Undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where something stands in a text. */
export interface Span {
  start: number
  end: number
}

/** A value in a text, with the names that lead to it. */
export interface Value extends Span {
  path: readonly (string | number)[]
}

/** Every value of a JSON text, from the outermost, in its order. */
export function valuesIn(text: string): Value[] {
  const found: Value[] = []
  const open: { value: Value; name: string | number | undefined }[] = []
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const around = open.at(-1)
    if (token === ':') continue
    if (token === '}' || token === ']') {
      const done = open.pop()
      if (done) done.value.end = index + 1
    } else if (token === ',') {
      if (around) around.name = typeof around.name === 'number' ? around.name + 1 : undefined
    } else if (around && around.name === undefined) around.name = String(parsed(token))
    else {
      const path = around ? [...around.value.path, around.name ?? ''] : []
      const value = { path, start: index, end: index + token.length }
      found.push(value)
      if (token === '{' || token === '[') open.push({ value, name: token === '[' ? 0 : undefined })
    }
  }
  return found
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\],:]|[^\s{}[\],:"]+/g

/** Lays out a text for reading: only white space changes, so numbers keep their digits. */
export function formatted(text: string): string {
  let depth = 0
  let made = ''
  let before = ''
  const line = () => `\n${'  '.repeat(depth)}`
  for (const [token] of text.matchAll(TOKEN)) {
    const isClosing = token === '}' || token === ']'
    if (isClosing) depth = Math.max(0, depth - 1)
    const isOpened = before === '{' || before === '['
    if (isClosing ? !isOpened : isOpened || before === ',') made += line()
    made += token === ':' ? ': ' : token
    if (token === '{' || token === '[') depth += 1
    before = token
  }
  return `${made}\n`
}

/** Where the bracket at a position is closed, or the end of the text. */
export function closingOf(text: string, open: number): number {
  let depth = 0
  for (const { 0: token, index } of text.slice(open).matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    if (depth === 0) return open + index
  }
  return text.length
}
