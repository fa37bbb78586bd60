/** Draws a problem as an item of a list, and sums up a report in a sentence. */
import type { Problem, Report } from 'order-contract/slim'
import { button, element } from '../../app/dom.js'
import { card, headline, origin, placeButton, pointerName, quiet, sectionButton, sentence } from '../../app/parts.js'
import { openReference } from '../../app/reference.js'
import { say } from '../../app/words.js'

/** What a person can do about a problem. */
export interface Acts {
  goTo(problem: Problem): void
  /** Absent where no problem has a fix. */
  applyFix?(problem: Problem): void
}

export function findingItem(problem: Problem, acts: Acts): HTMLElement {
  const { message, severity, code, span, pointer, basis, section } = problem
  const more = moreAbout(problem)
  return card(
    severity,
    headline(
      element('strong', { class: 'severity' }, say(severity)),
      quiet(`\`${code}\``, () => void openReference(code), say('aboutCode')),
      ...(span ? [placeButton(span, () => acts.goTo(problem))] : []),
    ),
    sentence(message),
    ...(more === '' ? [] : [sentence(more, { class: 'help' })]),
    ...fixButtons(problem, acts),
    origin(pointerName(pointer), element('span', {}, `${say(basis)} `, sectionButton(section))),
  )
}

/** Adds the suggestion if message and help do not contain it. */
function moreAbout({ help = '', suggestion, message }: Problem): string {
  const said = suggestion === undefined || message.includes(suggestion) || help.includes(suggestion)
  return said ? help : `${help} ${say('didYouMean', { suggestion })}`.trim()
}

/** Returns the button that applies the fix, if there is one to apply. */
function fixButtons(problem: Problem, { applyFix }: Acts): HTMLElement[] {
  const { fix } = problem
  if (!fix?.edits || !applyFix) return []
  const words = say(fix.applicability === 'safe' ? 'fixSafe' : 'fixReview', { title: fix.title })
  const apply = () => applyFix(problem)
  return [element('p', {}, button(words, apply, { class: 'fix' }))]
}

/** The most messages that are said together: more would hide the text above them. */
const MOST = 3

/** What is said about one place. */
export function messagesOf(problems: readonly Problem[]): string {
  const more = problems.length - MOST
  const messages = problems.slice(0, MOST).map(({ message }) => message)
  return [...messages, ...(more > 0 ? [say('more', { count: more })] : [])].join(' ')
}

const SEVERITIES = [
  ['error', 'countErrors'],
  ['warning', 'countWarnings'],
  ['info', 'countRemarks'],
] as const

/** Sums up a report. */
export function sentenceOn({ valid, problems, truncated }: Pick<Report, 'valid' | 'problems' | 'truncated'>): string {
  const counts = SEVERITIES.flatMap(([severity, word]) => {
    const count = problems.filter((it) => it.severity === severity).length
    return count === 0 ? [] : [say(word, { count })]
  })
  const found = counts.length === 0 ? say('nothingFound') : counts.join(', ')
  return say(valid ? 'validWith' : 'invalidWith', { found: truncated ? say('andMore', { found }) : found })
}
