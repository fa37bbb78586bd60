/** What is said of a text that is not the document it is taken for, and what can be done. Uses no element of the page. */
import { type Shape, shapes, type Version } from 'order-contract'
import type { Given } from './given.js'
import type { Headline } from './headline.js'
import type { Span } from './json.js'
import { type Pasted, pastedName } from './pasted.js'
import { isFatal, type Reading } from './reading.js'
import { capitalised, counted, isList, isQuery, nameOf, withArticle } from './words.js'

export interface Misfit extends Headline {
  /** What a button each does about it: takes another text or setting. */
  acts: readonly Act[]
  /** Where the document is that the first of them takes. */
  place?: Span | undefined
  /** The command that takes it instead. */
  hasCommand?: boolean
}

export interface Act {
  words: string
  text?: string
  give?: Given
}

/** Undefined for a document that can be shown. */
export function misfitOf(found: Reading, asked?: Version): Misfit | undefined {
  const { fit, shape, pasted, inner, instead, versions } = found
  if (fit === 'empty') {
    const more = 'An order, a request, a list, a product, a query or a webhook; also in curl, fetch or HTTP.'
    return {
      lines: [['Paste a document.']],
      what: 'Or open a file, or pick a sample.',
      more,
      acts: [],
    }
  }
  if (pasted) return pastedWords(pasted)
  if (fit === 'unreadable') return unreadableWords(found)
  if (inner) {
    const acts = [{ words: `Read \`${inner.name}\` as ${withArticle(inner.shape)}`, text: inner.text }]
    const lead = { words: `\`${inner.name}\``, kind: 'moved' as const }
    const lines = [[`The ${nameOf(inner.shape)} is inside `, lead, '.']]
    return { lines, what: 'As it stands, nothing would change.', acts, place: inner.place }
  }
  if (instead) {
    const { version } = instead
    const other = withArticle(instead.shape)
    const give = { ...instead, to: undefined }
    if (instead.shape === shape) {
      const lines = [[`${capitalised(other)} of ${version},`], [`not of ${asked ?? versions[0]}.`]]
      return { lines, what: `It is valid as version ${version}.`, acts: [{ words: `Read it as ${version}`, give }] }
    }
    const lines = [[`${capitalised(other)}, not ${withArticle(shape)}.`]]
    return { lines, what: `It is valid as ${other}.`, acts: [{ words: `Read it as ${other}`, give }] }
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

function unclearWords({ shape, problems, lacks, possible = [] }: Reading): Misfit {
  if (lacks === 'members')
    return { lines: [['This object is empty.']], what: 'Open a file, or pick a sample.', acts: [] }
  if (lacks) {
    const lines = [['It has no field'], ['of this service’s documents.']]
    return { lines, what: 'If it is one, choose its shape. Or pick a sample.', acts: [] }
  }
  const acts = possible
    .slice(0, MOST)
    .map((give) => ({ words: `Read it as ${withArticle(give.shape)}`, give: { ...give, to: undefined } }))
  const isWrong = problems.some(({ severity }) => severity === 'error')
  const more = isWrong ? `It is not valid as ${withArticle(shape)}.` : ''
  if (acts.length > 0) {
    const may = orOf(possible.map((it) => it.shape))
    const what = 'No field in it says which document it is.'
    // Of what may be a list, an order misses everything.
    return { lines: [[`This may be ${may}.`]], what, ...(!possible.some((it) => isList(it.shape)) && { more }), acts }
  }
  return { lines: [['This is not a document'], ['of this service.']], more, acts }
}

function orOf(shapes: readonly Shape[]): string {
  const names = shapes.slice(0, MOST).map((shape) => withArticle(shape))
  const last = names.pop()
  return names.length > 0 ? `${names.join(', ')} or ${last}` : `${last}`
}

function pastedWords(pasted: Pasted): Misfit {
  const { kind, body: text, place, path, count = 0 } = pasted
  if (kind === 'lines') {
    const lines = [[`${counted(count, 'document')}, one a line.`]]
    return { lines, what: 'The command converts files of lines.', acts: [], hasCommand: true }
  }
  const lines = [[`This is ${pastedName(pasted)}.`]]
  if (kind === 'csv') {
    const more = 'A table has no room for the items in an order. Export JSON instead, and paste that.'
    return { lines, what: NOT_JSON, more, acts: [] }
  }
  if (kind === 'yaml') return { lines, what: NOT_JSON, more: 'Write it as JSON, and paste that.', acts: [] }
  if (text === undefined) return { lines, what: 'There is no document in it.', acts: [] }
  if (kind === 'javascript') {
    return { lines, what: 'It can be written as JSON.', acts: [{ words: 'Write it as JSON', text }] }
  }
  if (/^\s*[{["]/.test(text))
    return { lines, what: 'There is a document in it.', acts: [{ words: 'Use its document', text }], place }
  const shape = queryAt(path)
  const what = `There is ${shape ? withArticle(shape) : 'a query'} in it.`
  return { lines, what, acts: [{ words: 'Use its query', text, give: { shape } }], place }
}

const NOT_JSON = 'Documents of this service are JSON.'

/** The query that a path is asked: it has the first word of its name. */
function queryAt(path: string): Shape | undefined {
  const named = shapes.filter((shape) => isQuery(shape) && path.includes(shape.split('-')[0] ?? ''))
  return named.length === 1 ? named[0] : undefined
}
