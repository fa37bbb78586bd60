/**
 * Finds the leaves of a JSON text: each place with its raw characters. It does not know the contract and shares no
 * code with the package.
 */
const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\]|\\.)*")|([^\s{}[\],:"]+))/y

/** @returns {Map<string, string>} from JSON Pointers to raw text; an empty object or array is a leaf. */
export function leavesOf(text) {
  const leaves = new Map()
  TOKEN.lastIndex = 0
  let token = next(text)
  const take = () => {
    const taken = token
    token = next(text)
    return taken
  }
  const value = (path) => {
    const opening = take()
    if (opening !== '{' && opening !== '[') return leaves.set(path, opening)
    const closing = opening === '{' ? '}' : ']'
    if (token === closing) return leaves.set(path, opening + take())
    for (let at = 0; ; at++) {
      const name = opening === '{' ? JSON.parse(take()) : at
      if (opening === '{') take()
      value(`${path}/${name}`)
      if (take() === closing) return undefined
    }
  }
  value('')
  return leaves
}

function next(text) {
  const match = TOKEN.exec(text)
  return match === null ? undefined : (match[1] ?? match[2] ?? match[3])
}
