/** A text area upon a sheet of marks, with line numbers beside it. */
import { lineNumbers, markAt, markedText } from './marks.js'

/** @typedef {import('./marks.js').Mark} Mark */

export class Pane {
  #numbers
  #sheet
  /** @type {(Mark | undefined)[]} */
  #marks = []

  /** @param {HTMLTextAreaElement} text  in its place on the page */
  constructor(text) {
    this.text = text
    this.#sheet = text.parentElement.querySelector('.marks')
    this.#numbers = text.closest('.pane').querySelector('.numbers')
  }

  get value() {
    return this.text.value
  }

  set value(value) {
    this.text.value = value
  }

  /** @param {(Mark | undefined)[]} marks */
  draw(marks) {
    this.#marks = marks
    this.#numbers.textContent = lineNumbers(this.value)
    this.#sheet.replaceChildren(markedText(this.value, marks))
  }

  /** @param {number} at  which mark */
  goTo(at) {
    const { start, end } = this.#marks[at]
    this.text.focus({ preventScroll: true })
    this.text.setSelectionRange(start, end)
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    markAt(this.#sheet, at)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })
  }

  /** Whether the caret stands at a mark. @param {number} at */
  isAt(at) {
    const mark = this.#marks[at]
    if (mark === undefined || document.activeElement !== this.text) return false
    const caret = this.text.selectionStart
    return mark.start <= caret && caret <= mark.end
  }

  /** Changes the text where it differs, as if typed: only so does a text area let it be undone. @param {string} text */
  become(text) {
    const before = this.value
    const start = common(before, text, (string, n) => string[n], Math.min(before.length, text.length))
    const rest = Math.min(before.length, text.length) - start
    const tail = common(before, text, (string, n) => string[string.length - 1 - n], rest)
    this.text.focus({ preventScroll: true })
    this.text.setSelectionRange(start, before.length - tail)
    const put = text.slice(start, text.length - tail)
    if (document.execCommand(put === '' ? 'delete' : 'insertText', false, put)) return
    this.text.setRangeText(put)
    this.text.dispatchEvent(new Event('input'))
  }
}

/** How many units two texts have in common, counted as `unit` does. */
function common(a, b, unit, most) {
  let count = 0
  while (count < most && unit(a, count) === unit(b, count)) count += 1
  return count
}
