/** JSON texts: read without throwing, and laid out. */

/** Undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Member {
  name: string
  /** Its value, as it is written. */
  text: string
}

/** The members of the object that a text is. */
export function membersIn(text: string): Member[] {
  const members: Member[] = []
  let depth = 0
  let name = ''
  let start = -1
  let before = ''
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const isClosing = token === '}' || token === ']'
    if (isClosing) depth -= 1
    if (start >= 0 && ((depth === 1 && token === ',') || depth === 0)) {
      members.push({ name, text: text.slice(start, index).trimEnd() })
      start = -1
    }
    if (depth === 1 && token === ':') {
      name = String(parsed(before))
      start = index + 1
    }
    if (token === '{' || token === '[') depth += 1
    before = token
  }
  return members.map((member) => ({ ...member, text: member.text.trim() }))
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
