/** All errors in one list that leads to the fields. */
import { element, prose } from '../../app/dom.js'
import { say } from '../../app/words.js'
import type { Field } from './fields.js'
import type { Finding } from './findings.js'

/** `goTo` leads to a field. */
export function errorSummary(goTo: (field: Field) => void) {
  const title = element('h2', { id: 'form-summary' })
  const list = element('ul')
  const attributes = { class: 'summary', role: 'group', 'aria-labelledby': title.id, tabindex: '-1', hidden: true }
  const root = element('div', attributes, title, list)
  return {
    root,
    /** Each finding beside the title of its field. */
    update(findings: readonly Finding[], titles: Map<Field, string>) {
      root.hidden = findings.length === 0
      title.textContent = say('problemsToCorrect', { count: findings.length })
      list.replaceChildren(...findings.map((finding) => line(finding, titles.get(finding.field) ?? '', goTo)))
    },
  }
}

function line({ problem, field }: Finding, title: string, goTo: (field: Field) => void): HTMLElement {
  const link = element('a', { href: '#form' }, `${title}: `, ...prose(problem.message))
  link.addEventListener('click', (event) => {
    event.preventDefault()
    goTo(field)
  })
  return element('li', {}, link)
}
