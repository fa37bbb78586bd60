/** What to do with a file, and how the documents stand in it. */
import type { Shape, Version } from 'order-contract/slim'
import type { ArchiveFormat } from 'order-contract/stream'
import { choice } from '../../app/dom.js'
import { shapes, versions } from '../../app/names.js'
import { say } from '../../app/words.js'
import type { Job } from '../../archive/messages.js'

/** What is chosen for a file. */
export type Choices = Pick<Job, 'shape' | 'format' | 'from' | 'version'>

const TASKS: readonly { from: Version | undefined; version: Version }[] = [
  ...versions.flatMap((from) => versions.filter((to) => to !== from).map((version) => ({ from, version }))),
  ...versions.map((version) => ({ from: undefined, version })),
]

export class Settings {
  readonly #shape = choice(say('shape'), shapes)
  readonly #task = choice(
    say('task'),
    TASKS.map(({ from, version }, at) => [
      String(at),
      from === undefined ? say('taskValidate', { version }) : say('taskConvert', { from, version }),
    ]),
  )
  readonly #format = choice(say('format'), [
    ['ndjson', say('formatNdjson')],
    ['json', say('formatJson')],
  ])
  readonly #choices = [this.#shape, this.#task, this.#format]
  readonly fields = this.#choices.map(({ field }) => field)

  constructor(changed: () => void) {
    for (const { select } of this.#choices) select.addEventListener('change', changed)
    this.#shape.select.value = 'order'
  }

  get chosen(): Choices {
    const { from, version } = TASKS[Number(this.#task.select.value)] as (typeof TASKS)[number]
    const format = this.#format.select.value as ArchiveFormat
    return { shape: this.#shape.select.value as Shape, format, from, version }
  }

  take({ shape, format, from, version }: Partial<Choices>): void {
    if (shape !== undefined) this.#shape.select.value = shape
    if (format !== undefined) this.#format.select.value = format
    const task = TASKS.findIndex((it) => it.from === from && it.version === version)
    if (task >= 0) this.#task.select.value = String(task)
  }

  /** While a file is worked on nothing can be chosen. */
  set disabled(disabled: boolean) {
    for (const { select } of this.#choices) select.disabled = disabled
  }
}
