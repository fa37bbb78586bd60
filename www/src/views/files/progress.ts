/** How far a job has come: a bar, and in words how much, how fast and how many. */
import { element } from '../../app/dom.js'
import { say } from '../../app/words.js'
import type { Progress } from '../../archive/messages.js'
import { sizeInWords } from './format.js'

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
    const far = say('far', { done: sizeInWords(bytes), size: sizeInWords(this.#size), rate: this.#rate(bytes) })
    const counts = say(converts ? 'farRejected' : 'farProblems', { documents, listed })
    this.#words.textContent = `${far}, ${counts}`
  }

  /** In words: how long it took. */
  end(): string {
    this.root.hidden = true
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(1)
    return say('took', { size: sizeInWords(this.#size), seconds, rate: this.#rate(this.#size) })
  }

  #rate(bytes: number): string {
    return sizeInWords(bytes / (Math.max(performance.now() - this.#start, 1) / 1000))
  }
}
