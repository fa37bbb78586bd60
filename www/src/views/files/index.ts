/**
 * The view "Files": converts or validates a large file in a worker, from the disk to the private file system of the
 * origin. Shows progress and result; src/archive works on the bytes.
 */
import { announce } from '../../app/announce.js'
import { button, element } from '../../app/dom.js'
import { fileButton, takeFileDrops, takeHandedOver } from '../../app/files.js'
import { language, messagesFor } from '../../app/language.js'
import { notice } from '../../app/notice.js'
import { codePanel } from '../../app/parts.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { say } from '../../app/words.js'
import type { FromWorker, Job, ToWorker } from '../../archive/messages.js'
import { ComplementsField } from './complements.js'
import { guessFormat, sizeInWords } from './format.js'
import { FileOutcome } from './outcome.js'
import { ProgressPanel, type Running } from './progress.js'
import { NO_WORKER, reasonOf } from './reason.js'
import { type Choices, FileSettings } from './settings.js'
import { snippetOf } from './snippet.js'

/** In bytes. */
const LARGEST_FILE = 1024 ** 3
const ACCEPTED = '.ndjson,.jsonl,.json,application/json,application/x-ndjson'

/** How a job ended. */
type Ending = Exclude<FromWorker, { kind: 'progress' }>

/** What the view keeps when it is built again in another language. */
interface HeldFile {
  chosen?: Choices
  file?: File
  complements?: File
  /** The file whose format is being guessed: a later one replaces it. */
  coming?: File
  running?: Running
  ended?: { ending: Ending; job: Job; milliseconds: number }
}

let shown: Files | undefined
let worker: Worker | undefined

/** The worker goes on when the view is built again in another language: it reports to the view that is shown. */
export const mount: Mount = (root, app) => {
  shown = new Files(app, shown?.held)
  root.append(shown.root)
  return shown
}

/** Starts the worker, with the first file. */
function started(): Worker {
  const made = new Worker(new URL('../../archive/worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => shown?.hear(data))
  made.addEventListener('error', () => {
    // It may not run at all: the next file starts another one.
    made.terminate()
    worker = undefined
    shown?.hear({ kind: 'failed', name: NO_WORKER })
  })
  return made
}

function send(message: ToWorker): void {
  worker ??= started()
  worker.postMessage(message)
}

class Files implements View {
  readonly root = element('div')
  readonly #app: App
  readonly #name = element('p', { class: 'file-name' }, say('dropHint'))
  readonly #settings = new FileSettings(() => this.#changed())
  readonly #complements = new ComplementsField({
    accept: ACCEPTED,
    take: (file) => this.#takeComplements(file),
    remove: () => this.#takeComplements(),
  })
  readonly #start = button(say('start'), () => this.#run(), { class: 'primary', disabled: true })
  readonly #cancel = button(say('cancel'), () => send({ kind: 'cancel' }), { hidden: true })
  readonly #progress = new ProgressPanel()
  readonly #outcome = new FileOutcome()
  readonly #code
  readonly held: HeldFile

  constructor(app: App, held: HeldFile = {}) {
    this.#app = app
    this.held = held
    const take = (file: File) => void this.#take(file)
    const place = element('div', { class: 'drop' }, this.#name, fileButton(say('chooseFile'), ACCEPTED, take))
    takeFileDrops(place, take)
    const buttons = element('div', { class: 'buttons' }, this.#start, this.#cancel)
    const choices = element('div', { class: 'choices' }, ...this.#settings.fields, this.#complements.root, buttons)
    this.root.append(place, choices, this.#progress.root, this.#outcome.root)
    this.#code = codePanel(this.root, () => snippetOf(this.#settings.chosen, this.#usedComplements !== undefined))
    this.#takeOver(held)
    this.#code.update()
  }

  open(shared?: Shared): void {
    if (shared?.shape) this.#settings.take({ shape: shared.shape })
    this.#code.update()
    const file = takeHandedOver()
    if (file) void this.#take(file)
  }

  share(): Shared {
    return { shape: this.#settings.chosen.shape }
  }

  hear(message: FromWorker): void {
    const { running } = this.held
    if (running === undefined) return
    if (message.kind === 'progress') {
      running.progress = message.progress
      this.#progress.show(running)
    } else this.#end(message, running)
  }

  #takeOver({ chosen, file, complements, coming, running, ended }: HeldFile): void {
    if (chosen) this.#settings.take(chosen)
    this.#complements.show(complements)
    this.#complements.root.hidden = !this.#converts
    if (file) this.#ready(file)
    if (coming) void this.#take(coming)
    if (running) this.#showRunning(running)
    if (ended) this.#showEnded(ended)
  }

  #changed(): void {
    this.held.chosen = this.#settings.chosen
    this.#complements.root.hidden = !this.#converts
    this.#code.update()
    this.#app.changed()
  }

  get #converts(): boolean {
    return this.#settings.chosen.from !== undefined
  }

  /** The complements stay while a file is validated, and are not used. */
  get #usedComplements(): File | undefined {
    return this.#converts ? this.held.complements : undefined
  }

  /** Takes a file of any size, because it is read line by line. Without one, removes the one before. */
  #takeComplements(complements?: File): void {
    if (this.held.running) {
      notice(() => say('busy'))
      return
    }
    if (complements) this.held.complements = complements
    else delete this.held.complements
    this.#complements.show(complements)
    announce(complements ? say('complementsReady', { name: complements.name }) : say('complementsRemoved'))
    this.#code.update()
  }

  async #take(file: File): Promise<void> {
    if (this.held.running) return notice(() => say('busy'))
    if (file.size > LARGEST_FILE) return notice(() => say('fileOverGigabyte'))
    this.held.coming = file
    this.#start.disabled = true
    const format = await guessFormat(file).catch(() => undefined)
    // Another file was chosen, or the view in another language has taken this one over.
    if (file !== this.held.coming || this !== shown) return
    delete this.held.coming
    this.#start.disabled = format === undefined && this.held.file === undefined
    // The file before and its result stay.
    if (format === undefined) return notice(() => say('fileUnreadable'))
    this.#clear()
    this.held.file = file
    this.#settings.take({ format })
    this.#changed()
    this.#ready(file)
    announce(say('fileReady', { name: file.name, format }))
  }

  #ready({ name, size }: File): void {
    this.#name.textContent = `${name}, ${sizeInWords(size)}`
    this.#start.disabled = false
  }

  #run(): void {
    const { file } = this.held
    if (file === undefined) return
    this.#clear()
    const complements = this.#usedComplements
    const job = { ...this.#settings.chosen, file, complements, messages: messagesFor('messages'), lang: language() }
    this.held.running = { job, since: performance.now() }
    this.#showRunning(this.held.running)
    send({ kind: 'run', job })
    this.#cancel.focus()
    announce(say('started'))
  }

  #showRunning(running: Running): void {
    this.#turn(true)
    this.#progress.show(running)
  }

  #end(ending: Ending, { job, since }: Running): void {
    delete this.held.running
    this.held.ended = { ending, job, milliseconds: performance.now() - since }
    this.#progress.hide()
    this.#showEnded(this.held.ended)
    this.#turn(false)
  }

  #showEnded({ ending, job, milliseconds }: NonNullable<HeldFile['ended']>): void {
    if (ending.kind === 'done') this.#outcome.show(ending.result, job, milliseconds)
    else if (ending.kind === 'cancelled') this.#outcome.verdict.show(say('cancelled'), 'partial')
    else this.#outcome.verdict.show(say('stopped', { reason: reasonOf(ending, job) }), 'invalid')
  }

  #clear(): void {
    delete this.held.ended
    this.#outcome.clear()
  }

  #turn(isRunning: boolean): void {
    this.#settings.disabled = isRunning
    const hadFocus = document.activeElement === this.#cancel
    this.#start.hidden = isRunning
    this.#cancel.hidden = !isRunning
    if (hadFocus && !isRunning) this.#start.focus()
  }
}
