/** What to do with a file: shape, conversion or validation, and how its documents stand in it. */
import type { Shape, Version } from 'order-contract/slim'
import type { ArchiveFormat } from 'order-contract/stream'
import { choice } from '../../app/dom.js'
import { shapes, versions } from '../../app/names.js'
import type { Shared } from '../../app/view.js'
import type { Job } from '../../archive/messages.js'

const FORMATS: readonly (readonly [ArchiveFormat, string])[] = [
  ['ndjson', 'NDJSON: a document per line'],
  ['json', 'JSON: one array'],
]

/** What is chosen for a file. */
export type Choices = Pick<Job, 'shape' | 'format' | 'from' | 'version'>

interface Task {
  from: Version | undefined
  version: Version
  words: string
}

const TASKS: readonly Task[] = [
  ...versions.flatMap((from) =>
    versions.filter((to) => to !== from).map((to) => ({ from, version: to, words: `Convert ${from} to ${to}` })),
  ),
  ...versions.map((version) => ({ from: undefined, version, words: `Validate as ${version}` })),
]

export class Settings {
  readonly fields: HTMLElement[]
  readonly #shape = choice('Shape', shapes)
  readonly #task = choice(
    'Task',
    TASKS.map(({ words }, at) => [String(at), words] as const),
  )
  readonly #format = choice('Format', FORMATS)

  constructor(changed: () => void) {
    const choices = [this.#shape, this.#task, this.#format]
    this.fields = choices.map(({ field }) => field)
    for (const { select } of choices) select.addEventListener('change', changed)
    this.#shape.select.value = 'order'
  }

  set format(format: ArchiveFormat) {
    this.#format.select.value = format
  }

  get job(): Choices {
    const { from, version } = TASKS[Number(this.#task.select.value)] as Task
    const format = this.#format.select.value as ArchiveFormat
    return { shape: this.#shape.select.value as Shape, format, from, version }
  }

  /** While a file is worked on nothing can be chosen. */
  set disabled(disabled: boolean) {
    for (const { select } of [this.#shape, this.#task, this.#format]) select.disabled = disabled
  }

  get shared(): Shared {
    return { shape: this.job.shape }
  }

  take({ shape }: Shared): void {
    if (shape !== undefined) this.#shape.select.value = shape
  }
}
