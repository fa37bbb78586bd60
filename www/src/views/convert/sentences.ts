/**
 * Writes what the page says of a conversion: the headline, the text for an issue, and the code. The package says what is so.
 * Uses no element of the page.
 */
import type { Contract } from '../../app/core.js'
import { type Headline, type Led, wordsIn } from '../../app/headline.js'
import { parsed } from '../../app/json.js'
import { literal, program } from '../../app/literal.js'
import { type Reading, strayWords } from '../../app/reading.js'
import { capitalised, inWords, isList, nameOf, pathOf, withArticle } from '../../app/words.js'
import { comesBack, type Outcome, type Reports, type Success } from './outcome.js'
import { isBad, type Kind, reasonsOf } from './rows.js'

/** `2 links move`, `1 null is lost`: what is underlined in the headline, and the heading of the explanation. */
export function titleOf({ turn, noun, name, rows: { length } }: Kind): string {
  const isOne = length === 1
  const what = `${inWords(length)} ${noun}${isOne ? '' : 's'}`
  const times = isOne ? '' : `, ${inWords(length)} times`
  const titles: Record<Kind['turn'], string> = {
    moved: `${what} ${isOne ? 'moves' : 'move'}`,
    twice: `${what} ${isOne ? 'was' : 'were'} there twice`,
    restored: `${what} ${isOne ? 'comes' : 'come'} back`,
    filled: `\`${name}\` is filled in${times}`,
    lost: `${what} ${isOne ? 'is' : 'are'} lost`,
    unfit: 'the complement no longer fits',
    // What has no name cannot be told to be absent.
    missing: name === '' ? `${what} may be missing` : `\`${name}\` is missing${times}`,
  }
  return titles[turn]
}

/** At most two sentences, two lines: first what happens, then what is lost; of several things that happen, only these. */
export function sentencesOn(kinds: readonly Kind[]): Headline['lines'] {
  const [good, bad] = [kinds.filter((kind) => !isBad(kind)), kinds.filter(isBad)]
  const first = good.length > 0 ? [sentence(good, 'moved')] : []
  const last = good.length > 1 ? [] : [['Nothing is lost.']]
  return [...first, ...(bad.length > 0 ? [sentence(bad, 'lost')] : last)]
}

/** A comma or a dot stays with the words before it. */
function sentence(kinds: readonly Kind[], kind: Led['kind']): (string | Led)[] {
  const stretch = (it: Kind, end: string): string | Led => {
    const placed = it.rows.find(({ fromPlace, toPlace }) => fromPlace ?? toPlace)
    const words = (it === kinds[0] ? capitalised(titleOf(it)) : titleOf(it)) + end
    return placed ? { words, kind, id: placed.id } : words
  }
  const [first, ...others] = kinds
  if (first?.turn === 'moved' && others.length === 0) return [stretch(first, ''), ` to \`${first.name}\`.`]
  return kinds.flatMap((it, at) => (at < others.length ? [stretch(it, ','), ' '] : [stretch(it, '.')]))
}

/** The id of the mark of the first problem. */
const FIRST = '0'

export function refusalOf({ shape, conversion }: Outcome): Headline {
  const [problem] = conversion.ok ? [] : conversion.problems
  return {
    lines: [[`The ${nameOf(shape)} `, { words: 'can’t be converted.', kind: 'lost', id: FIRST }]],
    what: problem?.message ?? '',
    isSaid: true,
    more: problem?.pointer ? `It is \`${pathOf(problem.pointer)}\`.` : '',
  }
}

interface Known {
  found: Reading
  made: Success
  kinds: readonly Kind[]
  reports: Reports | undefined
}

export function headlineOf(contract: Contract, text: string, { found, made, kinds, reports }: Known): Headline {
  const { shape, from, to } = made
  // With mistakes in it, it is not sure that each entry is one.
  const entries = isList(shape) && found.fit === 'fits' ? parsed(text) : undefined
  const what = capitalised(withArticle(shape, Array.isArray(entries) ? entries.length : undefined))
  const as = found.stray ? what + strayWords(found) : `${what} of ${from}, as ${to}.`
  if (kinds.length > 0) return { lines: sentencesOn(kinds), what: as, more: wayBackOf(contract, text, made, kinds) }
  if (!found.versions.includes(to)) return { lines: [['Nothing changes.']], what: as }
  const isValid = reports?.from.valid && reports.to.valid
  const lines = [[`The ${nameOf(shape)} stays the same.`]]
  return { lines, what: `${what}, ${isValid ? 'valid' : 'the same'} in ${from} and ${to}.` }
}

function wayBackOf(contract: Contract, text: string, made: Success, kinds: readonly Kind[]): string {
  if (kinds.some(({ turn }) => turn === 'unfit')) return 'Undo what was typed, or remove the complement.'
  if (!comesBack(contract, text, made)) return 'It does not convert back to the same bytes.'
  return made.conversion.complement ? 'Its complement brings back every byte.' : 'It converts back to the same bytes.'
}

/** More places are not listed one by one. */
const MOST = 20

export function reportText(headline: Headline | undefined, kinds: readonly Kind[], document?: string): string {
  const { what = '', more = '' } = headline ?? {}
  const listed = kinds.map((kind) => {
    const paths = kind.rows.slice(0, MOST).map(({ pointer }) => `\`${pathOf(pointer)}\``)
    const rest = kind.rows.length > MOST ? ` and ${kind.rows.length - MOST} more` : ''
    return `- ${titleOf(kind)}: ${reasonsOf(kind)} (${paths.join(', ')}${rest})`
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
