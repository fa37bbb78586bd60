/**
 * Finds the members at JSON Pointers in a text, in one pass. For what the package reports without a span: gaps, and
 * losses until they have one.
 */
export interface Place {
  start: number
  end: number
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** A container that is open: the key or the index of the member that is being read, and where that began. */
interface Open {
  key: string | number
  start: number
  isKeyNext: boolean
}

export function placesOf(text: string, pointers: ReadonlySet<string>): Map<string, Place> {
  const found = new Map<string, Place>()
  const open: Open[] = [{ key: '', start: 0, isKeyNext: false }]
  const end = (at: number) => {
    const pointer = open
      .slice(1)
      .map(({ key }) => `/${escaped(String(key))}`)
      .join('')
    const { start } = open.at(-1) as Open
    if (pointers.has(pointer)) found.set(pointer, { start, end: at })
  }
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const last = open.at(-1) as Open
    const after = index + token.length
    if (token === '{' || token === '[') {
      if (typeof last.key === 'number') last.start = index
      open.push({ key: token === '[' ? 0 : '', start: index, isKeyNext: token === '{' })
    } else if (token === '}' || token === ']') {
      open.pop()
      if (open.length > 0) end(after)
    } else if (token === ',') {
      if (typeof last.key === 'number') last.key += 1
      else last.isKeyNext = true
    } else if (token !== ':' && last.isKeyNext)
      Object.assign(last, { key: decoded(token), start: index, isKeyNext: false })
    else if (token !== ':') {
      if (typeof last.key === 'number') last.start = index
      end(after)
    }
    if (open.length === 0) break
  }
  return found
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

function decoded(token: string): string {
  try {
    return JSON.parse(token)
  } catch {
    return token
  }
}
