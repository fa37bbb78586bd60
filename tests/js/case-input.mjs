/**
 * The input of a case: its text, its bytes and its value, as far as it has them. tests/cases/README.md describes how a
 * case writes its input.
 */

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** `text` is undefined if the case has only bytes, `value` if the spelling matters. */
export function inputOf(testCase, { bases, samples }) {
  const kinds = ['document', 'base', 'text', 'bytes', 'sample'].filter((kind) => kind in testCase)
  if (kinds.length !== 1) throw new Error(`one input, not ${kinds.length}`)
  if (kinds[0] !== 'base' && ('remove' in testCase || 'set' in testCase)) throw new Error('only a base is changed')
  switch (kinds[0]) {
    case 'document':
      return fromValue(testCase.document)
    case 'base':
      return fromValue(changed(found(bases, testCase.base), testCase))
    case 'text':
      return { text: testCase.text, bytes: encoder.encode(testCase.text) }
    case 'sample': {
      const bytes = found(samples, testCase.sample)
      return { text: decoder.decode(bytes), bytes }
    }
    default:
      return { bytes: Uint8Array.from(testCase.bytes.flatMap(pieceOf)) }
  }
}

function fromValue(value) {
  const text = JSON.stringify(value)
  return { text, bytes: encoder.encode(text), value }
}

function pieceOf(piece) {
  if (!piece.startsWith('0x')) return [...encoder.encode(piece)]
  const digits = piece.slice(2)
  if (!/^(?:[0-9a-f]{2})+$/i.test(digits)) throw new Error(`not hexadecimal: ${piece}`)
  return digits.match(/../g).map((pair) => Number.parseInt(pair, 16))
}

function changed(base, { remove = [], set = {} }) {
  const value = structuredClone(base)
  for (const pointer of remove) removeAt(parentOf(value, pointer))
  for (const [pointer, item] of Object.entries(set)) setAt(parentOf(value, pointer), structuredClone(item))
  return value
}

/** Returns the container in which the last segment of a pointer is looked up. */
function parentOf(root, pointer) {
  const segments = pointer
    .split('/')
    .slice(1)
    .map((text) => text.replaceAll('~1', '/').replaceAll('~0', '~'))
  const key = segments.pop()
  if (key === undefined) throw new Error('the pointer "" is not used')
  const parent = segments.reduce(found, root)
  if (typeof parent !== 'object' || parent === null) throw new Error(`${pointer} leads nowhere`)
  return { parent, key, pointer }
}

function removeAt({ parent, key, pointer }) {
  if (!Object.hasOwn(parent, key)) throw new Error(`${pointer} leads nowhere`)
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
}

function setAt({ parent, key, pointer }, item) {
  if (!Array.isArray(parent)) parent[key] = item
  else if (key === '-') parent.push(item)
  else if (Object.hasOwn(parent, key)) parent[Number(key)] = item
  else throw new Error(`${pointer} leads nowhere`)
}

function found(container, key) {
  if (typeof container === 'object' && container !== null && Object.hasOwn(container, key)) return container[key]
  throw new Error(`no ${key} there`)
}
