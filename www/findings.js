/** One line of the list of findings: its place, its code, what to do, and what the rule rests on. */

/** @typedef {import('order-contract').Problem} Problem */

/**
 * @param {Problem} problem
 * @param {() => void} goThere
 */
export function findingItem(problem, goThere) {
  const item = element('li', problem.severity)
  item.append(headline(problem, goThere), element('p', 'message', problem.message))
  const more = [problem.help, suggestion(problem)].filter(Boolean).join(' ')
  if (more) item.append(element('p', 'help', more))
  item.append(element('p', 'origin', origin(problem)))
  return item
}

/** @param {Problem} problem */
function headline({ severity, code, span, pointer }, goThere) {
  const line = element('p', 'headline')
  line.append(element('span', 'severity', severity), ' ', element('code', 'code', code), ' ')
  if (span) {
    const place = element('button', 'place', `line ${span.line}, column ${span.column}`)
    place.type = 'button'
    place.addEventListener('click', goThere)
    line.append(place, ' ')
  }
  line.append(element('code', 'pointer', pointer || 'the whole document'))
  return line
}

/** Said only where the sentences before it have not. */
function suggestion({ suggestion: word, message, help = '' }) {
  return word && !message.includes(word) && !help.includes(word) ? `Did you mean ${word}?` : ''
}

/** @param {Problem} problem */
function origin({ basis, section }) {
  const words = { stated: 'Stated in', implied: 'Implied by', assumed: 'Our choice where it is silent:' }
  return `${words[basis]} section ${section}`
}

/**
 * @param {string} name
 * @param {string} className
 * @param {string} [text]
 * @returns {any}
 */
function element(name, className, text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
