/** What is said of a text that is not the document it is taken for, and what can be done. Uses no element of the page. */
import type { Shape, Version } from 'order-contract'
import type { Misfit } from './headline.js'
import { isFatal, type Reading } from './reading.js'
import { capitalised, nameOf, withArticle } from './words.js'

/** Undefined for a document that can be shown. */
export function misfitOf(found: Reading, asked?: Version): Misfit | undefined {
  const { fit, shape, pasted, inner, instead, versions } = found
  if (fit === 'empty') {
    const more = 'An order, a request, a list, a product, a query or a webhook; also in curl or fetch.'
    return { lines: [['Paste a document.']], what: 'Or open a file, or pick a sample.', more, acts: [] }
  }
  if (pasted) return pasted
  if (fit === 'unreadable') return unreadableWords(found)
  if (inner) {
    const acts = [{ words: `Read \`${inner.name}\` as ${withArticle(inner.shape)}`, text: inner.text }]
    const lead = { words: `\`${inner.name}\``, kind: 'moved' as const }
    const lines = [[`The ${nameOf(inner.shape)} is inside `, lead, '.']]
    return { lines, what: 'What is around it is no part of it.', acts, place: inner.place }
  }
  if (instead) {
    const { version } = instead
    const other = withArticle(instead.shape)
    const give = { ...instead, to: undefined }
    const isSame = instead.shape === shape
    const as = isSame ? `version ${version}` : other
    const lines = isSame
      ? [[`${capitalised(other)} of ${version},`], [`not of ${asked ?? versions[0]}.`]]
      : [[`${capitalised(other)}, not ${withArticle(shape)}.`]]
    return { lines, what: `It is valid as ${as}.`, acts: [{ words: `Read it as ${as}`, give }] }
  }
  return fit === 'none' ? unclearWords(found) : undefined
}

/** Names the problem that stopped the reader: there can be others before it. */
function unreadableWords({ problems }: Reading): Misfit {
  const { code, message = '', span } = problems.find(isFatal) ?? {}
  const is = code === 'syntax' ? ' is not JSON.' : code === 'too_deep' ? ' is nested too deeply.' : ' cannot be read.'
  const line = span ? { words: `Line ${span.line}`, kind: 'lost' as const } : 'This text'
  return { lines: [[line, is]], what: message, isSaid: true, acts: [] }
}

/** How many possibilities have a button. */
const MOST = 3

function unclearWords({ isForeign, possible = [] }: Reading): Misfit {
  if (isForeign) {
    const lines = [['It has no field'], ['of this service’s documents.']]
    return { lines, what: 'If it is one, choose its shape. Or pick a sample.', acts: [] }
  }
  const acts = possible
    .slice(0, MOST)
    .map((give) => ({ words: `Read it as ${withArticle(give.shape)}`, give: { ...give, to: undefined } }))
  if (acts.length > 0) {
    const may = orOf(possible.map((it) => it.shape))
    return { lines: [[`This may be ${may}.`]], what: 'No field in it says which document it is.', acts }
  }
  return { lines: [['This is not a document'], ['of this service.']], acts }
}

/** `a product query or an order query`. */
const orOf = (shapes: readonly Shape[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(shapes.slice(0, MOST).map((shape) => withArticle(shape)))
