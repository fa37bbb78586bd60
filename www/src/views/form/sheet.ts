/** The form on the page: the widgets of its fields, the button that asks for a full check, and a list of all errors. */
import { element, prose, setText } from '../../app/dom.js'
import { say } from '../../app/words.js'
import { type Field, type Group, within } from './fields.js'
import type { Finding } from './findings.js'
import { groupWidget } from './group.js'
import { leafWidget } from './leaf.js'
import { listWidget } from './list.js'
import { titleOf, titlesIn } from './titles.js'
import type { Widget } from './widget.js'

export class Sheet {
  readonly root = element('form', { novalidate: true, class: 'order', 'aria-label': say('order') })
  /** To be called when something was filled in, added or removed. */
  readonly changed: () => void
  readonly #form: Group
  readonly #widgets = new Map<Field, Widget>()
  readonly #title = element('h2', { id: 'form-summary' })
  readonly #errors = element('ul')
  readonly #summary: HTMLElement
  #ids = 0

  /** `submitted` is called when the person asks for the full check. */
  constructor(form: Group, changed: () => void, submitted: () => void) {
    this.#form = form
    this.changed = changed
    const attributes = {
      class: 'summary',
      role: 'group',
      'aria-labelledby': this.#title.id,
      tabindex: '-1',
      hidden: true,
    }
    this.#summary = element('div', attributes, this.#title, this.#errors)
    const whole = this.widgetFor(form)
    whole.present(titleOf(form), true)
    this.root.append(this.#summary, whole.root, element('button', { class: 'primary' }, say('checkOrder')))
    this.root.addEventListener('submit', (event) => {
      event.preventDefault()
      submitted()
    })
  }

  widgetFor(field: Field): Widget {
    const widget = this.#made(field)
    this.#widgets.set(field, widget)
    return widget
  }

  /** Drops the widgets of a field and of all fields in it. */
  forget(field: Field): void {
    for (const inner of within(field)) this.#widgets.delete(inner)
  }

  /** `listed`: also lists all errors above the form. */
  update(findings: readonly Finding[], listed: boolean): void {
    for (const [field, widget] of this.#widgets) {
      widget.update(findings.flatMap((finding) => (finding.field === field ? [finding.problem] : [])))
    }
    const titles = titlesIn(this.#form)
    const order = [...titles.keys()]
    const errors = findings.filter(({ problem }) => listed && problem.severity === 'error')
    errors.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
    this.#summary.hidden = errors.length === 0
    setText(this.#title, say('problemsToCorrect', { count: errors.length }))
    this.#errors.replaceChildren(...errors.map((error) => this.#line(error, titles.get(error.field) ?? [])))
  }

  /** At the first field. */
  focus(): void {
    this.#widgets.get(this.#form)?.focus()
  }

  focusSummary(): void {
    this.#summary.focus()
  }

  /** An id that no other element of the page has. */
  newId(): string {
    this.#ids += 1
    return `field-${this.#ids}`
  }

  #made(field: Field): Widget {
    if (field.kind === 'leaf') return leafWidget(field, this)
    if (field.kind === 'list') return listWidget(field, this)
    return groupWidget(field, this)
  }

  #line({ problem: { message }, field }: Finding, titles: readonly string[]): HTMLElement {
    // Most messages name the field themselves.
    const place = titles.filter((title) => !message.includes(title)).join(', ')
    const link = element('a', { href: '#form' }, place && `${place}: `, ...prose(message))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      this.#widgets.get(field)?.focus()
    })
    return element('li', {}, link)
  }
}
