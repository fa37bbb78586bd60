/** The list of what was found: how bad, what to do, where, what the rule rests on, and what would mend it. */
import type { Basis, Fix, Problem } from 'order-contract/slim'
import { button, element, prose } from '../../app/dom.js'
import { language } from '../../app/language.js'

/** What a person can do with a finding. */
export interface Acts {
  goTo(problem: Problem): void
  mend(problem: Problem): void
  /** Explains its code and lets its severity be turned; not every code has that. */
  turn(code: string): (() => void) | undefined
  openSection(section: string): void
}

export function findingItem(problem: Problem, acts: Acts): HTMLLIElement {
  const { message, severity, fix } = problem
  const item = element(
    'li',
    { class: severity },
    headline(problem, acts),
    element('p', { lang: language() }, ...prose(message)),
  )
  const more = moreAbout(problem)
  if (more !== '') item.append(element('p', { class: 'help', lang: language() }, ...prose(more)))
  if (fix?.edits) item.append(remedy(fix, () => acts.mend(problem)))
  item.append(origin(problem, acts))
  return item
}

function headline(problem: Problem, acts: Acts): HTMLElement {
  const { severity, code, span } = problem
  const turn = acts.turn(code)
  const line = element(
    'p',
    { class: 'headline' },
    element('strong', { class: 'severity' }, severity),
    turn ? button(`\`${code}\``, turn, { class: 'quiet', title: 'What this code means' }) : element('code', {}, code),
  )
  if (span) {
    const place = `line ${span.line}, column ${span.column}`
    line.append(button(place, () => acts.goTo(problem), { class: 'quiet place' }))
  }
  return line
}

/** The suggestion is said only where the sentences before it have not. */
function moreAbout({ help = '', suggestion, message }: Problem): string {
  const said = suggestion === undefined || message.includes(suggestion) || help.includes(suggestion)
  return said ? help : `${help} Did you mean \`${suggestion}\`?`.trim()
}

function remedy({ title, applicability }: Fix, mend: () => void): HTMLElement {
  const safe = applicability === 'safe'
  const words = safe ? `Fix: ${title}` : `Fix, and look at it: ${title}`
  return element('p', { class: 'remedy' }, button(words, mend, { class: safe ? 'fix safe' : 'fix' }))
}

const BASES: Record<Basis, string> = {
  stated: 'stated in',
  implied: 'implied by',
  assumed: 'our choice, as nothing is said in',
}

function origin({ pointer, basis, section }: Problem, acts: Acts): HTMLElement {
  const place = pointer === '' ? 'the whole document' : element('code', {}, pointer)
  const opened = button(`section ${section}`, () => acts.openSection(section), { class: 'quiet' })
  return element('p', { class: 'origin' }, place, element('span', {}, `${BASES[basis]} `, opened))
}
