/** A value that is typed, or chosen from a few. */
import type { ElementDescription } from 'order-contract/slim'
import { element } from '../../app/dom.js'
import { takesJson } from './document.js'
import type { Leaf } from './fields.js'
import { whenLeft } from './left.js'
import type { Sheet } from './sheet.js'
import { captionOf, isWrong, notesFor, type Widget } from './widget.js'

/** Up to so many choices are seen at once. */
const MOST_RADIOS = 3

export function leafWidget(leaf: Leaf, sheet: Sheet): Widget {
  const widget = isFew(leaf.given) ? radios(leaf, sheet) : entry(leaf, sheet)
  whenLeft(widget.root, () => {
    if (leaf.reached) return
    leaf.reached = true
    sheet.changed()
  })
  return widget
}

/** A choice that can be left out needs a way back, which radio buttons do not have. */
function isFew(given: ElementDescription): boolean {
  const mustBe = 'required' in given && given.required !== undefined
  return mustBe && given.values !== undefined && given.values.length <= MOST_RADIOS
}

function entry(leaf: Leaf, sheet: Sheet): Widget {
  const { given } = leaf
  const id = sheet.newId()
  const control = controlFor(given, id)
  const caption = captionOf(given)
  const notes = notesFor(control, given, id)
  control.value = leaf.text
  control.addEventListener('input', () => {
    leaf.text = control.value
    sheet.changed()
  })
  return {
    root: element('div', { class: 'leaf' }, element('label', { for: id }, ...caption.nodes), ...notes.nodes, control),
    focus: () => control.focus(),
    present(title, asked) {
      caption.present(title, asked)
      control.setAttribute('aria-required', String(asked))
    },
    update(problems) {
      notes.tell(problems)
      control.setAttribute('aria-invalid', String(isWrong(problems)))
    },
  }
}

function controlFor(given: ElementDescription, id: string) {
  if (given.values) return select(given, id)
  const attributes = { id, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' }
  if (takesJson(given)) return element('textarea', { ...attributes, rows: '3', placeholder: 'JSON' })
  return element('input', { ...attributes, type: given.form === 'email' ? 'email' : 'text' })
}

function select({ values = [] }: ElementDescription, id: string): HTMLSelectElement {
  const options = values.map(({ value, label }) => element('option', { value }, `${label} (${value})`))
  return element('select', { id }, element('option', { value: '' }, 'Choose'), ...options)
}

function radios(leaf: Leaf, sheet: Sheet): Widget {
  const { given } = leaf
  const id = sheet.newId()
  const root = element('fieldset', { class: 'leaf', role: 'radiogroup' })
  const caption = captionOf(given)
  const notes = notesFor(root, given, id)
  const choices = (given.values ?? []).map(({ value }) => {
    const input = element('input', { type: 'radio', name: id, value })
    input.checked = value === leaf.text
    input.addEventListener('change', () => {
      leaf.text = value
      sheet.changed()
    })
    return input
  })
  const labels = (given.values ?? []).map(({ value, label }, at) =>
    element('label', {}, choices[at] as HTMLInputElement, ` ${label} `, element('code', {}, value)),
  )
  root.append(element('legend', {}, ...caption.nodes), ...notes.nodes, element('div', { class: 'radios' }, ...labels))
  return {
    root,
    focus: () => (choices.find(({ checked }) => checked) ?? choices[0])?.focus(),
    present(title, asked) {
      caption.present(title, asked)
      root.setAttribute('aria-required', String(asked))
    },
    update(problems) {
      notes.tell(problems)
      root.setAttribute('aria-invalid', String(isWrong(problems)))
    },
  }
}
