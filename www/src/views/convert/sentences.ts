/**
 * What is said of a conversion: its changes by kind, one explanation for all alike; the headline, of which each sentence
 * holds against what the package says; the text for an issue; the code. Uses no element of the page.
 */

import { type Headline, type Led, wordsIn } from '../../app/headline.js'
import { literal, program } from '../../app/literal.js'
import type { Reading } from '../../app/reading.js'
import { capitalised, inWords, nameOf, pathOf, strayWords, withArticle } from '../../app/words.js'
import { isSuccess, type Outcome, type Row } from './outcome.js'

export interface Kind {
  turn: Row['turn']
  /** What is counted: a string that begins with http is a link. */
  noun: 'link' | 'null' | 'value' | 'field' | 'parameter'
  /** The name that values move to, or that is missing. Empty if the API documentation does not show it. */
  name: string
  rows: readonly Row[]
}

const lastName = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1)

/** Rows of the same kind, in the order of their first places: what is lost or comes back is counted whatever its name. */
export function kindsOf(rows: readonly Row[], text: string, output: string): Kind[] {
  const groups = Map.groupBy(rows, (row) => `${row.turn} ${isNamed(row) ? lastName(row.to) : ''}`)
  return [...groups.values()].map((rows) => {
    const [first] = rows as [Row]
    const [noun = nounOfAny(first), other] = new Set(rows.map((row) => nounOf(row, text, output)))
    return { turn: first.turn, noun: other ? nounOfAny(first) : noun, name: lastName(first.to), rows }
  })
}

const isNamed = ({ turn }: Row) => turn !== 'lost' && turn !== 'restored'

const nounOfAny = (row: Row) => (isNamed(row) ? 'value' : 'field')

function nounOf(row: Row, text: string, output: string): Kind['noun'] {
  const [place, of] = row.fromPlace ? [row.fromPlace, text] : [row.toPlace, output]
  const member = place ? of.slice(place.start, place.end) : ''
  if (/^[^"{[]/.test(member)) return 'parameter'
  if (/"https?:/.test(member) && row.turn !== 'lost') return 'link'
  const value = /^"(?:[^"\\]|\\.)*"\s*:\s*([\s\S]*)$/.exec(member)?.[1] ?? ''
  if (value === 'null') return 'null'
  if (/^"https?:/.test(value)) return 'link'
  return nounOfAny(row)
}

/** `2 links move`, `1 null is lost`: what is underlined in the headline, and the heading of the explanation. */
export function titleOf({ turn, noun, name, rows: { length } }: Kind): string {
  const [is, s] = length === 1 ? ['is', 's'] : ['are', '']
  const what = `${inWords(length)} ${noun}${length === 1 ? '' : 's'}`
  if (turn === 'moved') return `${what} move${s}`
  if (turn === 'restored') return `${what} come${s} back`
  if (turn === 'lost') return `${what} ${is} lost`
  if (turn === 'unfit') return 'the complement no longer fits'
  const times = length === 1 ? '' : `, ${inWords(length)} times`
  if (turn === 'filled') return `\`${name}\` is filled in${times}`
  // What has no name cannot be told to be absent.
  return name === '' ? `${what} may be missing` : `\`${name}\` is missing${times}`
}

/** Alike reasons differ in a name. */
export const reasonsOf = ({ rows }: Kind) => [...new Set(rows.map(({ why }) => why))].join(' ')

export const isBad = ({ turn }: Kind) => ['lost', 'missing', 'unfit'].includes(turn)

/** At most two sentences: first what happens, then what is lost. */
export function sentencesOn(kinds: readonly Kind[]): Headline['lines'] {
  const [good, bad] = [kinds.filter((kind) => !isBad(kind)), kinds.filter(isBad)]
  const first = good.length > 0 ? [sentence(good, 'moved')] : []
  return [...first, bad.length > 0 ? sentence(bad, 'lost') : ['Nothing is lost.']]
}

function sentence(kinds: readonly Kind[], kind: Led['kind']): (string | Led)[] {
  const [first] = kinds
  // A comma or a dot stays with the words before it.
  const stretch = (it: Kind, end: string): string | Led => {
    const placed = it.rows.find(({ fromPlace, toPlace }) => fromPlace ?? toPlace)
    const words = (it === first ? capitalised(titleOf(it)) : titleOf(it)) + end
    return placed ? { words, kind, id: placed.id } : words
  }
  if (first?.turn === 'moved' && kinds.length === 1) return [stretch(first, ''), ` to \`${first.name}\`.`]
  return kinds.flatMap((it, at) => (at < kinds.length - 1 ? [stretch(it, ','), ' '] : [stretch(it, '.')]))
}

/** The id of the mark of the first problem. */
const FIRST = '0'

interface Known {
  found: Reading
  outcome: Outcome
  kinds: readonly Kind[]
  /** Whether it is valid, as it is and as it becomes. */
  isValid: boolean
  /** Whether converting back gives the same bytes. */
  comesBack: boolean
  /** How many entries a list has. */
  entries: number | undefined
}

export function headlineOf({ found, outcome, kinds, isValid, comesBack, entries }: Known): Headline {
  const { shape, from, to, conversion } = outcome
  const name = nameOf(shape)
  const [problem] = conversion.ok ? [] : conversion.problems
  if (!isSuccess(outcome))
    return {
      lines: [[`The ${name} `, { words: 'can’t be converted.', kind: 'lost', id: FIRST }]],
      what: problem?.message ?? '',
      isSaid: true,
      more: problem?.pointer ? `It is \`${pathOf(problem.pointer)}\`.` : '',
    }
  const what = capitalised(withArticle(shape, entries))
  const as = found.stray ? what + strayWords(from, found.stray) : `${what} of ${from}, as ${to}.`
  if (kinds.length > 0) {
    const isUnfit = kinds.some(({ turn }) => turn === 'unfit')
    const back = outcome.conversion.complement
      ? 'Its complement brings back every byte.'
      : 'It converts back to the same bytes.'
    const kept = comesBack ? back : 'It does not convert back to the same bytes.'
    return {
      lines: sentencesOn(kinds),
      what: as,
      more: isUnfit ? 'Undo what was typed, or remove the complement.' : kept,
    }
  }
  if (!found.versions.includes(to)) return { lines: [['Nothing changes.']], what: as }
  return {
    lines: [[`The ${name} stays the same.`]],
    what: `${what}, ${isValid ? 'valid' : 'the same'} in ${from} and ${to}.`,
  }
}

/** More places are not listed one by one. */
const MOST = 20

export function reportText(headline: Headline | undefined, kinds: readonly Kind[], document?: string): string {
  const { what = '', more = '' } = headline ?? {}
  const listed = kinds.map((kind) => {
    const paths = kind.rows.map(({ kind: is, from, to }) => `\`${pathOf(is === 'gap' ? to : from) || pathOf(to)}\``)
    const rest = paths.length > MOST ? ` and ${paths.length - MOST} more` : ''
    return `- ${titleOf(kind)}: ${reasonsOf(kind)} (${paths.slice(0, MOST).join(', ')}${rest})`
  })
  const whole = document === undefined ? [] : [`\`\`\`json\n${document.trimEnd()}\n\`\`\``]
  return [`**${headline ? wordsIn(headline) : ''}**`, `${what} ${more}`.trim(), ...listed, ...whole].join('\n\n')
}

/** The code of the conversion. */
export function snippetOf({ shape, options: { complement, ...options } }: Pick<Outcome, 'shape' | 'options'>): string {
  const kept = complement ? [`const complement = ${JSON.stringify(complement)}`] : []
  const all = { ...options, complement: complement && Symbol('complement') }
  return program('convert', 'order-contract', (inLanguage) => [
    ...kept,
    `const result = convert(${literal(shape)}, text, ${literal({ ...all, ...inLanguage })})`,
    'if (result.ok) console.log(result.output, result.complement)',
    'else console.error(result.problems)',
  ])
}
