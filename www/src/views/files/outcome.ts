/** The result of a job: in a sentence, by cause, and the first documents that were rejected or have problems. */
import type { Problem } from 'order-contract/slim'
import type { Tally } from 'order-contract/stream'
import { button, element, prose } from '../../app/dom.js'
import type { Job, ListedDocument, Result } from '../../archive/messages.js'
import { numberInWords } from './format.js'

type OpenSection = (section: string) => void

/** The most causes that are shown. */
const MOST_CAUSES = 100

export interface Verdict {
  words: string
  kind: 'valid' | 'partial' | 'invalid'
}

export function verdictOf({ outcome }: Result): Verdict {
  const { documents } = outcome.summary
  const all = `${numberInWords(documents)} ${documents === 1 ? 'document' : 'documents'}`
  if (outcome.kind === 'validated') {
    const { invalid } = outcome.summary
    if (invalid === 0) return { words: `${all}: all valid.`, kind: 'valid' }
    return { words: `${all}: ${numberInWords(invalid)} not valid.`, kind: 'invalid' }
  }
  const { converted, rejected, losses, gaps } = outcome.summary
  if (rejected > 0) {
    return {
      words: `${all}: ${numberInWords(converted)} converted, ${numberInWords(rejected)} rejected.`,
      kind: 'invalid',
    }
  }
  return { words: `${all}: all converted.`, kind: losses.length + gaps.length > 0 ? 'partial' : 'valid' }
}

/** What was found, the most common first. */
export function causes({ outcome }: Result, { version }: Job, open: OpenSection): HTMLElement[] {
  if (outcome.kind === 'converted') {
    const { losses, gaps } = outcome.summary
    return [...tallies(`Lost in ${version}`, losses, open), ...tallies(`Gaps: required by ${version}`, gaps, open)]
  }
  const codes = Object.entries(outcome.summary.byCode).sort(([, a], [, b]) => b - a)
  return titled(
    'Problems by code',
    codes.map(([code, count]) => element('li', {}, headline(element('code', {}, code), count))),
  )
}

export function firstListed(
  first: readonly ListedDocument[],
  listed: number,
  job: Job,
  open: OpenSection,
): HTMLElement[] {
  const what = job.from === undefined ? 'Documents with problems' : 'Rejected documents'
  const title = listed > first.length ? `${what}, the first ${first.length}` : what
  return titled(
    title,
    first.map(({ line, problems }) =>
      element('li', { class: problems[0]?.severity ?? 'error' }, ...listedDocument(line, problems, job.lang, open)),
    ),
  )
}

function tallies(title: string, all: readonly Tally[], open: OpenSection): HTMLElement[] {
  const items = all.slice(0, MOST_CAUSES).map(({ pointer, reason, section, count }) => {
    const place = pointer === '' ? 'the whole document' : element('code', {}, pointer)
    const origin = element('p', { class: 'origin' }, sectionButton(section, open))
    return element('li', { class: 'warning' }, headline(place, count), element('p', {}, ...prose(reason)), origin)
  })
  return titled(title, items)
}

const headline = (what: string | Node, count: number) =>
  element('p', { class: 'headline' }, element('strong', {}, what), element('span', { class: 'place' }, times(count)))

const times = (count: number) => (count === 1 ? 'once' : `${numberInWords(count)} times`)

function listedDocument(line: number, problems: readonly Problem[], lang: string, open: OpenSection): HTMLElement[] {
  const head = element('p', { class: 'headline' }, element('strong', {}, `Line ${numberInWords(line)}`))
  return [head, ...problems.map((problem) => problemLine(problem, lang, open))]
}

function problemLine({ code, pointer, message, section }: Problem, lang: string, open: OpenSection): HTMLElement {
  const place = pointer === '' ? '' : ` at \`${pointer}\``
  const said = element('span', { lang }, ...prose(message))
  return element('p', {}, ...prose(`\`${code}\`${place}: `), said, ' ', sectionButton(section, open))
}

const sectionButton = (section: string, open: OpenSection) =>
  button(`section ${section}`, () => open(section), { class: 'quiet' })

function titled(title: string, items: HTMLElement[]): HTMLElement[] {
  if (items.length === 0) return []
  return [element('section', {}, element('h2', {}, title), element('ol', { class: 'cards' }, ...items))]
}
