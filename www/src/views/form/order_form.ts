/** The form itself: its fields, the button that asks for a full check, and what is to be mended. */
import { element } from '../../app/dom.js'
import { say } from '../../app/words.js'
import type { Group } from './fields.js'
import type { Finding } from './findings.js'
import { Sheet } from './sheet.js'
import { errorSummary } from './summary.js'
import { titleOf, titlesIn } from './titles.js'

export interface Asks {
  /** Something was filled in, added or taken out. */
  changed(): void
  /** The order is to be checked as a whole. */
  submitted(): void
}

export class OrderForm {
  readonly root = element('form', { novalidate: true, class: 'order', 'aria-label': say('order') })
  readonly #form: Group
  readonly #sheet: Sheet
  readonly #summary = errorSummary((field) => this.#sheet.focus(field))

  constructor(form: Group, { changed, submitted }: Asks) {
    this.#form = form
    this.#sheet = new Sheet(changed)
    const whole = this.#sheet.widgetFor(form)
    whole.present(titleOf(form), true)
    const submit = element('button', { class: 'primary' }, say('checkOrder'))
    this.root.append(this.#summary.root, whole.root, submit)
    this.root.addEventListener('submit', (event) => {
      event.preventDefault()
      submitted()
    })
  }

  /** `listed`: also all at once, at the head. */
  update(findings: readonly Finding[], listed: boolean): void {
    this.#sheet.update(findings)
    const titles = titlesIn(this.#form)
    const order = [...titles.keys()]
    const errors = findings.filter(({ problem }) => listed && problem.severity === 'error')
    this.#summary.update(
      errors.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
      titles,
    )
  }

  /** At the first field. */
  focus(): void {
    this.#sheet.focus(this.#form)
  }

  focusSummary(): void {
    this.#summary.root.focus()
  }
}
