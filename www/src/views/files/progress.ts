/** The progress of a job: a bar, and a line with bytes, rate and documents. */
import { element } from '../../app/dom.js'
import { say } from '../../app/words.js'
import type { Progress } from '../../archive/messages.js'
import { rateInWords, sizeInWords } from './format.js'

export class ProgressPanel {
  readonly #bar = element('progress', { 'aria-label': say('progress'), max: '1', value: '0' })
  readonly #words = element('p', { class: 'speed' })
  readonly root = element('div', { class: 'progress', hidden: true }, this.#bar, this.#words)
  #size = 0
  #start = 0

  start(size: number): void {
    this.#size = size
    this.#start = performance.now()
    this.#bar.value = 0
    this.#words.textContent = say('starting')
    this.root.hidden = false
  }

  update({ bytes, documents, listed }: Progress, converts: boolean): void {
    this.#bar.value = bytes / (this.#size || 1)
    const rate = rateInWords(bytes, this.#elapsed())
    const far = say('far', { done: sizeInWords(bytes), size: sizeInWords(this.#size), rate })
    const counts = say(converts ? 'farRejected' : 'farProblems', { documents, listed })
    this.#words.textContent = `${far}, ${counts}`
  }

  /** Gives how long it took, in milliseconds. */
  end(): number {
    this.root.hidden = true
    return this.#elapsed()
  }

  #elapsed(): number {
    return performance.now() - this.#start
  }
}
