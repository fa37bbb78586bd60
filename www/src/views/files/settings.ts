/** The settings of a job: what to do with a file, and its format. */
import type { Shape, Version } from 'order-contract/slim'
import type { ArchiveFormat } from 'order-contract/stream'
import { choice } from '../../app/dom.js'
import { shapes, versions } from '../../app/names.js'
import { say } from '../../app/words.js'
import type { Job } from '../../archive/messages.js'

/** What is chosen for a file. */
export type Choices = Pick<Job, 'shape' | 'format' | 'from' | 'version'>

const [OLDER, NEWER] = versions as readonly [Version, Version]
const TASKS: readonly Pick<Job, 'from' | 'version'>[] = [
  { from: OLDER, version: NEWER },
  { from: NEWER, version: OLDER },
  { from: undefined, version: OLDER },
  { from: undefined, version: NEWER },
]

export class FileSettings {
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
    for (const { control } of this.#choices) control.addEventListener('input', changed)
    this.#shape.control.value = 'order'
  }

  get chosen(): Choices {
    const { from, version } = TASKS[Number(this.#task.control.value)] as (typeof TASKS)[number]
    const format = this.#format.control.value as ArchiveFormat
    return { shape: this.#shape.control.value as Shape, format, from, version }
  }

  take({ shape, format, from, version }: Partial<Choices>): void {
    if (shape !== undefined) this.#shape.control.value = shape
    if (format !== undefined) this.#format.control.value = format
    const task = TASKS.findIndex((it) => it.from === from && it.version === version)
    if (task >= 0) this.#task.control.value = String(task)
  }

  /** True while a file is being processed. */
  set disabled(disabled: boolean) {
    for (const { control } of this.#choices) control.disabled = disabled
  }
}
