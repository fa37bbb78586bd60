/**
 * The input of a case: its text, its bytes and its value, as far as it has them. tests/cases/README.md describes how a
 * case writes its input. The native runner also rejects pointers that lead nowhere.
 */

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** `text` is undefined if the case has only bytes, `value` if the spelling matters. */
export function inputOf(testCase, { bases, samples }) {
  const kinds = ['document', 'base', 'text', 'bytes', 'sample'].filter((kind) => kind in testCase)
  if (kinds.length !== 1) throw new Error(`one input, not ${kinds.length}`)
  switch (kinds[0]) {
    case 'document':
      return fromValue(testCase.document)
    case 'base':
      return fromValue(changed(bases[testCase.base], testCase))
    case 'text':
      return { text: testCase.text, bytes: encoder.encode(testCase.text) }
    case 'sample':
      return { text: decoder.decode(samples[testCase.sample]), bytes: samples[testCase.sample] }
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
  return piece
    .slice(2)
    .match(/../g)
    .map((pair) => Number.parseInt(pair, 16))
}

function changed(base, { remove = [], set = {} }) {
  const value = structuredClone(base)
  for (const pointer of remove) {
    const [parent, key] = placeOf(value, pointer)
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else delete parent[key]
  }
  for (const [pointer, item] of Object.entries(set)) {
    const [parent, key] = placeOf(value, pointer)
    if (key === '-' && Array.isArray(parent)) parent.push(item)
    else parent[key] = item
  }
  return value
}

/** Returns the container that a pointer leads into, and the last name of the pointer. */
function placeOf(root, pointer) {
  const names = pointer.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  const parent = names.slice(1, -1).reduce((value, name) => value[name], root)
  return [parent, names.at(-1)]
}
