/**
 * The view "Files": converts or validates a large file in a worker, from the disk to the private file system of the
 * origin. The view shows progress and result; what is done with the bytes is said in src/archive.
 */
import { announce } from '../../app/announce.js'
import { button, element } from '../../app/dom.js'
import { fileButton, takeFileDrops } from '../../app/files.js'
import { language, messagesFor } from '../../app/language.js'
import { notice } from '../../app/notice.js'
import { codePanel } from '../../app/parts.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { say } from '../../app/words.js'
import { type FromWorker, type Job, MOST_IN_MEMORY, type Result } from '../../archive/messages.js'
import { guessFormat, sizeInWords } from './format.js'
import { Outcome } from './outcome.js'
import { ProgressPanel } from './progress.js'
import { Runner } from './runner.js'
import { type Choices, Settings } from './settings.js'
import { snippetOf } from './snippet.js'

/** In bytes. */
const LARGEST = 1024 ** 3
const ACCEPTED = '.ndjson,.jsonl,.json,application/json,application/x-ndjson'

/** What another language takes over. */
interface Held {
  chosen?: Choices
  file?: File
  storage?: string
  done?: { result: Result; job: Job; took: string }
}

let shown: Files | undefined
let runner: Runner | undefined

/** Another language builds views anew; while a file is being worked on, this one only moves. */
export const mount: Mount = (root, app) => {
  if (!shown?.isRunning) shown = new Files(app, shown?.held)
  root.append(shown.root)
  return shown
}

class Files implements View {
  readonly root = element('div')
  readonly #app: App
  readonly #name = element('p', { class: 'file-name' }, say('dropHint'))
  readonly #settings = new Settings(() => this.#changed())
  readonly #start = button(say('start'), () => this.#run(), { class: 'primary', disabled: true })
  readonly #cancel = button(say('cancel'), () => runner?.send({ kind: 'cancel' }), { hidden: true })
  readonly #storage = element('p', { class: 'storage' })
  readonly #progress = new ProgressPanel()
  readonly #outcome = new Outcome()
  readonly #code
  readonly held: Held
  isRunning = false
  #job: Job | undefined

  constructor(app: App, held: Held = {}) {
    this.#app = app
    this.held = held
    const take = (file: File) => void this.#take(file)
    const place = element('div', { class: 'drop' }, this.#name, fileButton(say('chooseFile'), ACCEPTED, take))
    takeFileDrops(place, take)
    const buttons = element('div', { class: 'buttons' }, this.#start, this.#cancel)
    const choices = element('div', { class: 'choices' }, ...this.#settings.fields, buttons)
    this.root.append(place, choices, this.#storage, this.#progress.root, this.#outcome.root)
    this.#code = codePanel(this.root, () => snippetOf(this.#settings.chosen))
    this.#takeOver(held)
    this.#code.update()
  }

  open(shared?: Shared): void {
    if (shared?.shape) this.#settings.take({ shape: shared.shape })
    this.#code.update()
  }

  share(): Shared {
    return { shape: this.#settings.chosen.shape }
  }

  hear(message: FromWorker): void {
    if (message.kind === 'ready' || this.#job === undefined) return
    if (message.kind === 'progress') {
      this.#progress.update(message.progress, this.#job.from !== undefined)
      this.#outcome.list(message.progress, this.#job)
    } else this.#end(message, this.#job)
  }

  #takeOver({ chosen, file, storage, done }: Held): void {
    if (chosen) this.#settings.take(chosen)
    if (file) this.#ready(file, storage)
    if (done) this.#outcome.show(done.result, done.job, done.took)
  }

  #changed(): void {
    this.held.chosen = this.#settings.chosen
    this.#code.update()
    this.#app.changed()
  }

  async #take(file: File): Promise<void> {
    if (this.isRunning) return notice(say('busy'))
    if (file.size > LARGEST) return notice(say('fileOverGigabyte'))
    this.held.file = file
    this.#name.textContent = `${file.name}, ${sizeInWords(file.size)}`
    this.#clear()
    this.#start.disabled = true
    runner ??= new Runner((message) => shown?.hear(message))
    const [format, storage] = await Promise.all([guessFormat(file), runner.ready])
    if (file !== this.held.file) return
    this.#settings.take({ format })
    this.#changed()
    this.held.storage = storage
    this.#ready(file, storage)
    announce(say('fileReady', { name: file.name, format }))
  }

  #ready({ name, size }: File, storage: string | undefined): void {
    const inMemory = storage === 'memory'
    const tooLarge = inMemory && size > MOST_IN_MEMORY
    const why = inMemory ? say('inMemory', { most: sizeInWords(MOST_IN_MEMORY) }) : ''
    this.#name.textContent = `${name}, ${sizeInWords(size)}`
    this.#storage.textContent = tooLarge ? `${why} ${say('tooLargeForMemory')}` : why
    this.#start.disabled = storage === undefined || tooLarge
  }

  #run(): void {
    const { file } = this.held
    if (file === undefined) return
    this.#job = { ...this.#settings.chosen, file, messages: messagesFor('messages'), lang: language() }
    this.#clear()
    this.#turn(true)
    this.#progress.start(file.size)
    runner?.send({ kind: 'run', job: this.#job })
    this.#cancel.focus()
    announce(say('started'))
  }

  #end(message: Exclude<FromWorker, { kind: 'progress' | 'ready' }>, job: Job): void {
    const took = this.#progress.end()
    if (message.kind === 'done') {
      this.held.done = { result: message.result, job, took }
      this.#outcome.show(message.result, job, took)
    } else if (message.kind === 'cancelled') this.#outcome.verdict.show(say('cancelled'), 'partial')
    else this.#outcome.verdict.show(say('stopped', { reason: reasonOf(message.reason) }), 'invalid')
    this.#turn(false)
  }

  #clear(): void {
    delete this.held.done
    this.#outcome.clear()
  }

  #turn(isRunning: boolean): void {
    this.isRunning = isRunning
    this.#settings.disabled = isRunning
    const hadFocus = document.activeElement === this.#cancel
    this.#start.hidden = isRunning
    this.#cancel.hidden = !isRunning
    if (hadFocus && !isRunning) this.#start.focus()
  }
}

/** An error of the package says why itself; one of the browser has only a name. */
function reasonOf(reason: { message: string } | { name: string }): string {
  if ('message' in reason) return reason.message
  if (reason.name === 'QuotaExceededError') return say('noRoom')
  if (reason.name === 'NotReadableError' || reason.name === 'NotFoundError') return say('fileUnreadable')
  return say('browserFailed', { name: reason.name })
}
