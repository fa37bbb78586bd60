/** All fields of a form on the page: makes the widget of each, and tells each what is found there. */
import type { Field } from './fields.js'
import { within } from './fields.js'
import type { Finding } from './findings.js'
import { groupWidget } from './group.js'
import { leafWidget } from './leaf.js'
import { listWidget } from './list.js'
import type { Widget } from './widget.js'

export class Sheet {
  readonly #widgets = new Map<Field, Widget>()
  /** To be called when something was filled in, added or taken out. */
  readonly changed: () => void
  #ids = 0

  constructor(changed: () => void) {
    this.changed = changed
  }

  widgetFor(field: Field): Widget {
    const widget = this.#made(field)
    this.#widgets.set(field, widget)
    return widget
  }

  /** The field is no longer there, nor is what stood in it. */
  forget(field: Field): void {
    for (const inner of within(field)) this.#widgets.delete(inner)
  }

  update(findings: readonly Finding[]): void {
    for (const [field, widget] of this.#widgets) {
      widget.update(findings.flatMap((finding) => (finding.field === field ? [finding.problem] : [])))
    }
  }

  focus(field: Field): void {
    this.#widgets.get(field)?.focus()
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
}
