/** A value that is typed, or chosen from a few. */
import type { ElementDescription } from 'order-contract/slim'
import { element } from '../../app/dom.js'
import { atRest } from '../../app/rest.js'
import { say } from '../../app/words.js'
import { takesJson } from './document.js'
import type { Leaf } from './fields.js'
import type { Sheet } from './sheet.js'
import { type Widget, wordsOf } from './widget.js'

/** In milliseconds. */
const CLICK = 200

export function leafWidget(leaf: Leaf, sheet: Sheet): Widget {
  const id = sheet.newId()
  const control = controlFor(leaf.given, id)
  const words = wordsOf(control, leaf.given, id)
  // A problem that appears moves the fields below. Waits, so that a click on one of them is not missed.
  const reached = atRest(() => {
    leaf.reached = true
    sheet.changed()
  }, CLICK)
  control.value = leaf.text
  control.addEventListener('input', () => {
    leaf.text = control.value
    sheet.changed()
  })
  control.addEventListener('change', () => reached.soon())
  const label = element('label', { for: id }, ...words.caption)
  return {
    root: element('div', { class: 'leaf' }, label, ...words.notes, control),
    focus: () => control.focus(),
    present(title, asked) {
      words.present(title, asked)
      control.setAttribute('aria-required', String(asked))
    },
    update: (problems) => control.setAttribute('aria-invalid', String(words.tell(problems))),
  }
}

function controlFor(given: ElementDescription, id: string) {
  const attributes = { id, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' }
  if (given.values) {
    const options = given.values.map(({ value, label }) => element('option', { value }, `${label} (${value})`))
    return element('select', { id }, element('option', { value: '' }, say('choose')), ...options)
  }
  if (takesJson(given)) return element('textarea', { ...attributes, rows: '3', placeholder: 'JSON' })
  return element('input', { ...attributes, type: given.form === 'email' ? 'email' : 'text' })
}
