/** JSON texts: read without throwing, and laid out. */

/** Undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The array itself, or the only member of the object that is one. */
export function entriesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const arrays = Object.values(value ?? {}).filter(Array.isArray)
  return arrays.length === 1 ? (arrays[0] ?? []) : []
}

/** The members of the object that a text is, laid out for reading. */
export function membersIn(text: string): { name: string; text: string }[] {
  const [, ...members] = formatted(text)
    .replace(/\s*\}\s*$/, '')
    .split(/\n {2}(?=")/)
  return members.map((member) => {
    const [, name = '', value = ''] = /^("(?:[^"\\]|\\.)*"): ([\s\S]*?),?$/.exec(member) ?? []
    return { name: String(parsed(name)), text: value.replaceAll('\n  ', '\n') }
  })
}

const TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g

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

/** From this length on, a line is hard to read. */
const LONG = 400

export const isMinified = (text: string) => text.split('\n', 3).some((line) => line.length > LONG)
