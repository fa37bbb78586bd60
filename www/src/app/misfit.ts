/** What is said of a text that is not the document it is taken for, and what can be done about it. */
import type { Problem, Shape, Version } from 'order-contract'
import type { Act, Misfit } from './headline.js'
import type { Span } from './json.js'
import { capitalised, nameOf, withArticle } from './words.js'

/** A document as which a text can be read. */
interface Readable {
  shape: Shape
  versions: readonly Version[]
  /** `fits` if it is valid. */
  fit: string
}

export const EMPTY: Misfit = {
  lines: [['Paste a document.']],
  what: 'Or open a file, or pick a sample.',
  more: 'An order, a request, a list, a product, a query or a webhook; also in curl or fetch.',
  acts: [],
}

/** The problem is the one that stopped the reader: there can be others before it. */
export function unreadable({ code, message, span }: Problem): Misfit {
  const is = code === 'syntax' ? ' is not JSON.' : code === 'too_deep' ? ' is nested too deeply.' : ' cannot be read.'
  const line = span ? { words: `Line ${span.line}`, kind: 'lost' as const } : 'This text'
  return { lines: [[line, is]], what: message, isSaid: true, acts: [] }
}

/** The document that the text is only around. */
export interface Inner {
  name: string
  text: string
  shape: Shape
  place: Span
  /** Whether it is an entry of a list of no shape. */
  isEntry?: boolean
}

export function around({ name, text, shape, place, isEntry }: Inner): Misfit {
  const lead = { words: `\`${name}\``, kind: 'moved' as const }
  return {
    lines: [isEntry ? [lead, ` is ${withArticle(shape)}.`] : [`The ${nameOf(shape)} is inside `, lead, '.']],
    what: isEntry ? 'A list of these is not documented.' : 'What is around it is no part of it.',
    acts: [{ words: `Read \`${name}\` as ${withArticle(shape)}`, text }],
    place,
  }
}

/** It is something else than was asked for, also with errors. */
export function instead({ shape, fit, versions: [version] }: Readable, asked: Readable): Misfit {
  const other = withArticle(shape)
  const isSame = shape === asked.shape
  const as = isSame ? `version ${version}` : other
  const lines = isSame
    ? [[`${capitalised(other)} of ${version},`], [`not of ${asked.versions[0]}.`]]
    : [[`${capitalised(other)}, not ${withArticle(asked.shape)}.`]]
  return { lines, ...(fit === 'fits' && { what: `It is valid as ${as}.` }), acts: [reading(shape, as)] }
}

/** Nothing in it tells its shape: a button for each that it may be, if it may. */
export function unclear(possible: readonly Shape[]): Misfit {
  const lines =
    possible.length > 0
      ? [['Nothing in it says'], ['which document it is.']]
      : [['The documentation shows'], ['no document like this.']]
  return { lines, acts: readings(possible) }
}

/** Nothing in it tells what a list is of, where no list was asked for. */
export const unaskedList = (asked: Shape, possible: readonly Shape[]): Misfit => ({
  lines: [[`A list, not ${withArticle(asked)}.`]],
  acts: readings(possible),
})

const readings = (possible: readonly Shape[]) => possible.map((shape) => reading(shape, withArticle(shape)))

/** Its version is detected then. */
const reading = (shape: Shape, as: string): Act => ({
  words: `Read it as ${as}`,
  give: { shape, version: undefined, to: undefined },
})
