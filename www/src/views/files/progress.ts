/** How far a job has come: a bar, and in words how much, how fast and how many. */
import { element } from '../../app/dom.js'
import type { Progress } from '../../archive/messages.js'
import { numberInWords, sizeInWords } from './format.js'

export class ProgressPanel {
  readonly #bar = element('progress', { 'aria-label': 'Progress', max: '1', value: '0' })
  readonly #words = element('p', { class: 'speed' })
  readonly root = element('div', { class: 'progress', hidden: true }, this.#bar, this.#words)
  readonly #announce: (words: string) => void
  #size = 0
  #start = 0
  #quarter = 0

  constructor(announce: (words: string) => void) {
    this.#announce = announce
  }

  start(size: number): void {
    this.#size = size
    this.#start = performance.now()
    this.#quarter = 0
    this.#bar.value = 0
    this.#words.textContent = 'Starting'
    this.root.hidden = false
  }

  update({ bytes, documents, listed }: Progress, listedAs: string): void {
    const part = bytes / (this.#size || 1)
    this.#bar.value = part
    const rate = this.#rate(bytes)
    const counts = `${numberInWords(documents)} documents, ${numberInWords(listed)} ${listedAs}`
    this.#words.textContent = `${sizeInWords(bytes)} of ${sizeInWords(this.#size)}, ${rate}, ${counts}`
    const quarter = Math.floor(4 * part)
    if (quarter > this.#quarter) this.#announce(`${25 * quarter} percent`)
    this.#quarter = quarter
  }

  /** In words: how long it took. */
  end(): string {
    this.root.hidden = true
    const seconds = (performance.now() - this.#start) / 1000
    return `${sizeInWords(this.#size)} in ${seconds.toFixed(1)} s, ${this.#rate(this.#size)}`
  }

  #rate(bytes: number): string {
    const seconds = Math.max(performance.now() - this.#start, 1) / 1000
    return `${sizeInWords(bytes / seconds)} per second`
  }
}
