/** One line of a list of findings: its place, its code, what to do, what the rule rests on, and what would mend it. */
import { button, element, place, prose } from './elements.js'

/** @typedef {import('order-contract').Problem} Problem */

/**
 * @param {Problem} problem
 * @param {() => void} goThere
 * @param {() => void} [mend]
 */
export function findingItem(problem, goThere, mend) {
  const item = element('li', problem.severity)
  item.append(headline(problem, goThere), element('p', 'message', ...prose(problem.message)))
  const more = [problem.help, suggestion(problem)].filter(Boolean).join(' ')
  if (more) item.append(element('p', 'help', ...prose(more)))
  if (mend && problem.fix) item.append(remedy(problem.fix, mend))
  item.append(element('p', 'origin', place(problem.pointer), `: ${origin(problem)}`))
  return item
}

const BASES = {
  stated: 'stated in section',
  implied: 'implied by section',
  assumed: 'our choice, as nothing is said in section',
}

/** What something rests on. @param {{ basis: import('order-contract').Basis, section: string }} it */
export const origin = ({ basis, section }) => `${BASES[basis]} ${section}`

/** @param {Problem} problem */
export const isSafe = ({ fix }) => fix?.applicability === 'safe' && fix.edits !== undefined

/** @param {Problem} problem */
function headline({ severity, code, span }, goThere) {
  const line = element('p', 'headline', element('span', 'severity', severity), element('code', 'code', code))
  if (span) line.append(button(`line ${span.line}, column ${span.column}`, goThere, 'place'))
  return line
}

/** Said only where the sentences before it have not. */
function suggestion({ suggestion: word, message, help = '' }) {
  return word && !message.includes(word) && !help.includes(word) ? `Did you mean \`${word}\`?` : ''
}

/** A fix that needs a look is told, not made. */
function remedy(fix, mend) {
  const safe = isSafe({ fix })
  const line = element(
    'p',
    'remedy',
    element('span', '', ...prose(`Fix: ${fix.title}${safe ? '' : ' (needs a look)'}`)),
  )
  if (safe) {
    const apply = button('Apply', mend)
    apply.setAttribute('aria-label', `Apply: ${fix.title.replaceAll('`', '')}`)
    line.append(apply)
  }
  return line
}
