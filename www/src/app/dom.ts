/** Finds and makes elements: buttons, fields with labels, and sentences with code between backticks. */

type Attributes = { [name: string]: string | boolean | undefined }

export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`the page has no element ${id}`)
  return found as E
}

/** Moves the focus to the first of these elements that is still visible. */
export function focusOneOf(...places: (Element | null)[]): void {
  const isThere = (place: Element | null): place is HTMLElement =>
    place instanceof HTMLElement && place !== document.body && place.checkVisibility()
  places.find(isThere)?.focus()
}

/** An attribute that is false or undefined is left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...content: (string | Node)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...content)
  return made
}

/** Sets a text. Leaves it alone if it is the same: the browser would lay out all that is around it again. */
export function setText(place: HTMLElement, words: string): void {
  if (place.textContent !== words) place.textContent = words
}

export function button(words: string, act: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...prose(words))
  made.addEventListener('click', act)
  return made
}

/** Sets the parts of a sentence between backticks as code. */
export const prose = (text: string): (string | Node)[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? element('code', {}, part) : part))

/** A control, and the element that holds it and its label. */
export interface Choice {
  control: HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement
  field: HTMLElement
}

const labelled = (label: string, control: HTMLElement) =>
  element('label', { class: 'field' }, element('span', {}, ...prose(label)), control)

export function choice(label: string, values: readonly (string | readonly [value: string, words: string])[]) {
  const options = values.map((value) =>
    typeof value === 'string' ? element('option', {}, value) : element('option', { value: value[0] }, value[1]),
  )
  const control = element('select', {}, ...options)
  return { control, field: labelled(label, control) }
}

/** A field for one line of text. */
export function line(label: string, attributes: Attributes = {}) {
  const control = element('input', { autocapitalize: 'off', autocomplete: 'off', spellcheck: 'false', ...attributes })
  return { control, field: labelled(label, control) }
}

export function check(label: string) {
  const control = element('input', { type: 'checkbox' })
  return { control, field: element('label', { class: 'check' }, control, label) }
}

/** A field for several lines of text. */
export function lines(label: string) {
  const control = element('textarea', { rows: '2', spellcheck: 'false', autocapitalize: 'off' })
  return { control, field: labelled(label, control) }
}
