/** The progress of a job: a bar, and a line with bytes, rate and documents. */
import { element } from '../../app/dom.js'
import { say } from '../../app/words.js'
import type { Job, Progress } from '../../archive/messages.js'
import { rateInWords, sizeInWords } from './format.js'

/** The job that the worker does, since when, and how far it is. */
export interface Running {
  job: Job
  /** As `performance.now()` gives it. */
  since: number
  progress?: Progress
}

export class ProgressPanel {
  readonly #bar = element('progress', { 'aria-label': say('progress'), max: '1', value: '0' })
  readonly #words = element('p', { class: 'speed' })
  readonly root = element('div', { class: 'progress', hidden: true }, this.#bar, this.#words)

  show({ job, since, progress }: Running): void {
    this.#bar.value = (progress?.bytes ?? 0) / (job.file.size || 1)
    this.#words.textContent = progress ? far(progress, job, performance.now() - since) : say('starting')
    this.root.hidden = false
  }

  hide(): void {
    this.root.hidden = true
  }
}

function far({ bytes, documents, listed }: Progress, { file, from }: Job, milliseconds: number): string {
  const rate = rateInWords(bytes, milliseconds)
  const read = say('far', { done: sizeInWords(bytes), size: sizeInWords(file.size), rate })
  return `${read}, ${say(from === undefined ? 'farProblems' : 'farRejected', { count: documents, documents, listed })}`
}
