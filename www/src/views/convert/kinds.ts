/** What a conversion does, by kinds: one explanation for all alike, with the number of places. Uses no element of the page. */
import { inWords } from '../../app/words.js'
import type { Headline, Led } from '../../frame/Lead.js'
import type { Row } from './outcome.js'

export interface Kind {
  turn: Row['turn']
  /** What is counted: a string that begins with http is a link. */
  noun: 'link' | 'null' | 'value' | 'field'
  /** The name that values move to, or that is missing. */
  name: string
  rows: readonly Row[]
}

const lastName = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1)

/** Rows of the same kind, in the order of their first places. */
export function kindsOf(rows: readonly Row[], text: string, output: string): Kind[] {
  const groups = Map.groupBy(rows, (row) => {
    const noun = nounOf(row, text, output)
    return JSON.stringify([row.turn, row.turn === 'lost' ? row.why.replaceAll(/`[^`]*`/g, '') : lastName(row.to), noun])
  })
  return [...groups.values()].map((rows) => {
    const [first] = rows as [Row]
    return { turn: first.turn, noun: nounOf(first, text, output), name: lastName(first.to), rows }
  })
}

function nounOf(row: Row, text: string, output: string): Kind['noun'] {
  const [place, of] = row.fromPlace ? [row.fromPlace, text] : [row.toPlace, output]
  const member = place ? of.slice(place.start, place.end) : ''
  if (/"https?:/.test(member) && row.turn !== 'lost') return 'link'
  const value = /^"(?:[^"\\]|\\.)*"\s*:\s*([\s\S]*)$/.exec(member)?.[1] ?? ''
  if (value === 'null') return 'null'
  if (/^"https?:/.test(value)) return 'link'
  return row.turn === 'lost' || row.turn === 'restored' ? 'field' : 'value'
}

/** `2 links move`, `1 null is lost`: what is underlined in the headline, and the heading of the explanation. */
export function titleOf({ turn, noun, name, rows: { length } }: Kind): string {
  const [is, s] = length === 1 ? ['is', 's'] : ['are', '']
  const what = `${inWords(length)} ${noun}${length === 1 ? '' : 's'}`
  if (turn === 'moved') return `${what} move${s}`
  if (turn === 'restored') return `${what} come${s} back`
  if (turn === 'lost') return `${what} ${is} lost`
  const times = length === 1 ? '' : `, ${inWords(length)} times`
  return turn === 'filled' ? `\`${name}\` is filled in${times}` : `\`${name}\` is missing${times}`
}

/** Alike reasons differ in a name. */
export const reasonsOf = ({ rows }: Kind) => [...new Set(rows.map(({ why }) => why))].slice(0, 3).join(' ')

export const isBad = ({ turn }: Kind) => turn === 'lost' || turn === 'missing'

/** At most two sentences: first what happens, then what is lost. */
export function sentencesOn(kinds: readonly Kind[]): Headline['lines'] {
  const [good, bad] = [kinds.filter((kind) => !isBad(kind)), kinds.filter(isBad)]
  const first = sentence(good, 'moved')
  const second = sentence(bad, 'lost')
  if (good.length > 0 && bad.length > 0) return [first, second]
  if (good.length > 0) return [first, ['Nothing is lost.']]
  return bad.some(({ turn }) => turn === 'lost') ? [second, ['Nothing moves.']] : [second]
}

function sentence([first, ...others]: readonly Kind[], kind: Led['kind']): (string | Led)[] {
  if (first === undefined) return []
  // What the complement brings back has no place that the package tells.
  const stretch = (it: Kind) => {
    const placed = it.rows.find(({ fromPlace, toPlace }) => fromPlace ?? toPlace)
    return placed ? { words: titleOf(it), kind, id: placed.id } : titleOf(it)
  }
  const to = first.turn === 'moved' ? [` to \`${first.name}\``] : []
  const parts = [stretch(first), ...to, ...others.flatMap((it) => [', ', stretch(it)])]
  // The dot stays with the last word.
  const last = parts.pop() ?? ''
  return [...parts, typeof last === 'string' ? `${last}.` : { ...last, words: `${last.words}.` }]
}
