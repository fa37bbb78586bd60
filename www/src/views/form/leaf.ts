/** A value that is typed, or chosen from a few. */
import type { ElementDescription, Problem, ValueDescription } from 'order-contract/slim'
import { element } from '../../app/dom.js'
import { say } from '../../app/words.js'
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
  const { caption, notes, ...told } = wordsOf(control, given, id)
  control.value = leaf.text
  control.addEventListener('input', () => {
    leaf.text = control.value
    sheet.changed()
  })
  const root = element('div', { class: 'leaf' }, element('label', { for: id }, ...caption), ...notes, control)
  return { root, focus: () => control.focus(), ...told }
}

function controlFor(given: ElementDescription, id: string) {
  if (given.values) return select(given.values, id)
  const attributes = { id, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' }
  if (takesJson(given)) return element('textarea', { ...attributes, rows: '3', placeholder: 'JSON' })
  return element('input', { ...attributes, type: given.form === 'email' ? 'email' : 'text' })
}

function select(values: readonly ValueDescription[], id: string): HTMLSelectElement {
  const options = values.map(({ value, label }) => element('option', { value }, `${label} (${value})`))
  return element('select', { id }, element('option', { value: '' }, say('choose')), ...options)
}

function radios(leaf: Leaf, sheet: Sheet): Widget {
  const { given } = leaf
  const id = sheet.newId()
  const root = element('fieldset', { class: 'leaf', role: 'radiogroup' })
  const { caption, notes, ...told } = wordsOf(root, given, id)
  const choices = (given.values ?? []).map((value) => radio(value, leaf, id, sheet))
  const labels = choices.map(({ label }) => label)
  root.append(element('legend', {}, ...caption), ...notes, element('div', { class: 'radios' }, ...labels))
  const chosen = () => choices.find(({ input }) => input.checked) ?? choices[0]
  return { root, focus: () => chosen()?.input.focus(), ...told }
}

function radio({ value, label }: ValueDescription, leaf: Leaf, name: string, sheet: Sheet) {
  const input = element('input', { type: 'radio', name, value })
  input.checked = value === leaf.text
  input.addEventListener('change', () => {
    leaf.text = value
    sheet.changed()
  })
  return { input, label: element('label', {}, input, ` ${label} `, element('code', {}, value)) }
}

/** The words of a field; `target` is what is asked for, or found wrong. */
function wordsOf(target: HTMLElement, given: ElementDescription, id: string) {
  const caption = captionOf(given)
  const notes = notesFor(target, given, id)
  return {
    caption: caption.nodes,
    notes: notes.nodes,
    present(title: string, asked: boolean) {
      caption.present(title, asked)
      target.setAttribute('aria-required', String(asked))
    },
    update(problems: readonly Problem[]) {
      notes.tell(problems)
      target.setAttribute('aria-invalid', String(isWrong(problems)))
    },
  }
}
