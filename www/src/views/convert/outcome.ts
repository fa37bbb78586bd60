/** The result of a conversion in words: changes, losses, gaps, assumptions, and the complement. */
import type { AppliedChange, Change, Complement, Problem, Shortfall } from 'order-contract/slim'
import { copyButton } from '../../app/copy.js'
import { button, counted, element, prose } from '../../app/dom.js'
import { language } from '../../app/language.js'
import type { Followed } from './following.js'

/** The most of a kind that are listed. */
const LISTED = 100

const QUIET = { class: 'quiet' }

export interface OutcomeActs {
  openSection(section: string): void
  /** Lights the two places of a change, or none. */
  point(id: string | undefined): void
  /** Goes to the place of a change. */
  reveal(id: string, side: Which): void
  /** Goes to a stretch of the side that was edited. */
  show(span: { start: number; end: number }): void
  /** Goes to where a pointer leads. */
  goTo(pointer: string, side: Which): void
}

/** The side that was edited, or the one that followed. */
export type Which = 'from' | 'to'

type Converted = Extract<Followed, { ok: true }>

/** How a change is called on both sides. */
export const idOf = (at: number) => `change-${at}`

export function summary({ from, to, text, conversion }: Converted, input: string): string {
  const { changes, losses, gaps } = conversion
  const counts = [
    ...some(changes.length, 'change', 'changes'),
    ...some(losses.length, 'loss', 'losses'),
    ...some(gaps.length, 'gap', 'gaps'),
  ]
  if (counts.length === 0) return text === input ? 'Nothing has to change: both versions are the same.' : 'Converted.'
  return `From ${from} to ${to}: ${counts.join(', ')}.`
}

const some = (count: number, one: string, many: string) => (count === 0 ? [] : [counted(count, one, many)])

export function outcomeLists(followed: Converted, titles: readonly Change[], acts: OutcomeActs): HTMLElement[] {
  const { changes, losses, gaps, assumptions, complement } = followed.conversion
  const named = new Map(titles.map(({ id, title }) => [id, title]))
  return [
    ...list('Changes', 'changed', changes, (it, at) => changeItem(it, at, named.get(it.id) ?? it.id, followed, acts)),
    ...list(`Lost in ${followed.to}`, 'warning', losses, (it) => shortfallItem(it, 'from', acts)),
    ...list(`Missing in ${followed.to}`, 'warning', gaps, (it) => shortfallItem(it, 'to', acts)),
    ...list('Assumptions', 'info', assumptions, (words) => [element('p', { lang: language() }, ...prose(words))]),
    ...(complement === null ? [] : [folded(complement)]),
  ]
}

/** Why a side could not be read. */
export function refusals(problems: readonly Problem[], acts: OutcomeActs): HTMLElement[] {
  return list('Why', 'error', problems, ({ message, section, span }) => {
    const place = span && button(`line ${span.line}, column ${span.column}`, () => acts.show(span), QUIET)
    const origin = element('p', { class: 'origin' }, ...(place ? [place] : []), sectionButton(section, acts))
    return [element('p', { lang: language() }, ...prose(message)), origin]
  })
}

function list<T>(title: string, kind: string, all: readonly T[], parts: (it: T, at: number) => Node[]): HTMLElement[] {
  if (all.length === 0) return []
  const items = all.slice(0, LISTED).map((it, at) => element('li', { class: kind }, ...parts(it, at)))
  const more = all.length - items.length
  const rest = more > 0 ? [element('p', { class: 'origin' }, `And ${more} more.`)] : []
  return [element('section', {}, element('h3', {}, title), element('ul', { class: 'cards' }, ...items), ...rest)]
}

function changeItem(
  change: AppliedChange,
  at: number,
  title: string,
  { from, to }: Converted,
  acts: OutcomeActs,
): Node[] {
  const id = idOf(at)
  const headline = element(
    'p',
    { class: 'headline' },
    place(change.from, from, change.fromSpan && (() => acts.reveal(id, 'from')), () => acts.point(id)),
    element('span', {}, change.fromSpan ? 'became' : 'now has'),
    place(change.to, to, change.toSpan && (() => acts.reveal(id, 'to')), () => acts.point(id)),
  )
  headline.addEventListener('mouseover', () => acts.point(id))
  headline.addEventListener('mouseleave', () => acts.point(undefined))
  return [headline, element('p', { lang: language() }, ...prose(`${title}.`)), origin(change, acts)]
}

/** A pointer; where there is something to see, it leads there. */
function place(pointer: string, version: string, go: (() => void) | undefined, point: () => void): HTMLElement {
  const words = pointer === '' ? 'the document' : `\`${pointer}\``
  if (go === undefined) return element('span', {}, ...prose(words))
  const made = button(words, go, { class: 'quiet', title: `Show it in ${version}` })
  made.addEventListener('focus', point)
  return made
}

/** A loss is in the document that was edited, a gap in the one that followed. */
function shortfallItem({ pointer, section, reason }: Shortfall, side: Which, acts: OutcomeActs): Node[] {
  const where = pointer === '' ? 'the whole document' : button(`\`${pointer}\``, () => acts.goTo(pointer, side), QUIET)
  return [
    element('p', { class: 'headline' }, where),
    element('p', { lang: language() }, ...prose(reason)),
    element('p', { class: 'origin' }, sectionButton(section, acts)),
  ]
}

const origin = ({ section, basis }: AppliedChange, acts: OutcomeActs) =>
  element('p', { class: 'origin' }, element('span', {}, `${basis} in`), sectionButton(section, acts))

const sectionButton = (section: string, { openSection }: OutcomeActs) =>
  button(`section ${section}`, () => openSection(section), QUIET)

function folded(complement: Complement): HTMLElement {
  const text = JSON.stringify(complement, null, 2)
  const title = element('summary', {}, 'Complement: what the way back needs to give the same bytes')
  const shown = element('pre', { tabindex: '0', 'aria-label': 'Complement' }, text)
  return element(
    'details',
    { class: 'complement' },
    title,
    copyButton('Copy the complement', () => text),
    shown,
  )
}
