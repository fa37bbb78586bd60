/** Where the values of a JSON text stand. */

export interface Place {
  /** Of the member or element; a member begins with its name. */
  start: number
  end: number
  /** Where the value itself begins. */
  value: number
}

/** An object or list whose end has not come yet. */
interface Open {
  pointer: string
  start: number
  value: number
  /** The next element; none in an object. */
  index: number | undefined
  /** A member whose value has not come yet. */
  name: { pointer: string; start: number } | undefined
}

/** By JSON Pointer. A text that is not JSON gives what can be made out of it. */
export function placesIn(text: string): Map<string, Place> {
  const places = new Map<string, Place>()
  const open: Open[] = []
  for (const { 0: token, index: at } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    const around = open.at(-1)
    const end = at + token.length
    if (token === ':') continue
    if (token === ',') {
      if (around?.index !== undefined) around.index += 1
      if (around) around.name = undefined
    } else if (token === '}' || token === ']') {
      open.pop()
      if (around) places.set(around.pointer, { start: around.start, end, value: around.value })
    } else if (around && around.index === undefined && around.name === undefined) {
      around.name = { pointer: beneath(around.pointer, nameIn(token)), start: at }
    } else {
      const pointer = around?.name?.pointer ?? (around ? `${around.pointer}/${around.index}` : '')
      const start = around?.name?.start ?? at
      if (token === '{') open.push({ pointer, start, value: at, index: undefined, name: undefined })
      else if (token === '[') open.push({ pointer, start, value: at, index: 0, name: undefined })
      else places.set(pointer, { start, end, value: at })
    }
  }
  return places
}

/** The member or element that a pointer leads to; of one that is missing, the object that should have it. */
export function placeOf(text: string, pointer: string): Place | undefined {
  const places = placesIn(text)
  const around = places.get(pointer.slice(0, pointer.lastIndexOf('/')))
  return places.get(pointer) ?? (around && { ...around, start: around.value })
}

/** The pointer of a member. */
export function beneath(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

function nameIn(token: string): string {
  try {
    return JSON.parse(token)
  } catch {
    return token
  }
}
