/** One line of the list of findings: its place, its code, what to do, and what the rule rests on. */

/** @typedef {import('order-contract').Problem} Problem */

/**
 * @param {Problem} problem
 * @param {() => void} goThere
 */
export function findingItem(problem, goThere) {
  const item = element('li', problem.severity)
  item.append(headline(problem, goThere), element('p', 'message', ...prose(problem.message)))
  const more = [problem.help, suggestion(problem)].filter(Boolean).join(' ')
  if (more) item.append(element('p', 'help', ...prose(more)))
  item.append(origin(problem))
  return item
}

/** @param {Problem} problem */
function headline({ severity, code, span }, goThere) {
  const line = element('p', 'headline', element('span', 'severity', severity), element('code', 'code', code))
  if (span) {
    const place = element('button', 'place', `line ${span.line}, column ${span.column}`)
    place.type = 'button'
    place.addEventListener('click', goThere)
    line.append(place)
  }
  return line
}

/** Said only where the sentences before it have not. */
function suggestion({ suggestion: word, message, help = '' }) {
  return word && !message.includes(word) && !help.includes(word) ? `Did you mean \`${word}\`?` : ''
}

const BASES = {
  stated: 'stated in section',
  implied: 'implied by section',
  assumed: 'our choice, as nothing is said in section',
}

/** @param {Problem} problem */
function origin({ basis, section, pointer }) {
  const place = pointer === '' ? 'top level' : element('code', '', pointer)
  return element('p', 'origin', place, `: ${BASES[basis]} ${section}`)
}

/** A sentence with its `names` set as code. @param {string} text */
const prose = (text) => text.split('`').map((part, at) => (at % 2 ? element('code', '', part) : part))

/**
 * @param {string} name
 * @param {string} className
 * @param {...(string | Node)} content
 * @returns {any}
 */
function element(name, className, ...content) {
  const made = document.createElement(name)
  made.className = className
  made.append(...content)
  return made
}
