/**
 * The view "Files": converts or validates a large file in a worker, from the disk to the private file system of the
 * origin. The view shows progress and result; what is done with the bytes is said in src/archive.
 */
import './files.css'
import { codePanel } from '../../app/code_panel.js'
import { button, element } from '../../app/dom.js'
import { language, languageWords } from '../../app/language.js'
import { notice } from '../../app/notice.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { type FromWorker, type Job, MOST_IN_MEMORY, type Progress, type Result } from '../../archive/messages.js'
import { Downloads } from './downloads.js'
import { FilePicker } from './file_picker.js'
import { guessFormat, sizeInWords } from './format.js'
import { causes, firstListed, type Verdict, verdictOf } from './outcome.js'
import { ProgressPanel } from './progress.js'
import { Runner } from './runner.js'
import { Settings } from './settings.js'
import { snippetOf } from './snippet.js'

/** In bytes. */
const LARGEST = 1024 ** 3

let built: Files | undefined

/** Another language builds views anew; this one moves, for a file may be being worked on. */
export const mount: Mount = (root, app) => {
  built ??= new Files(app)
  root.append(built.root)
  return built
}

class Files implements View {
  readonly root = element('div')
  readonly #app: App
  readonly #picker = new FilePicker((file) => void this.#take(file))
  readonly #settings = new Settings(() => this.#changed())
  readonly #start = button('Start', () => this.#run(), { class: 'primary', disabled: true })
  readonly #cancel = button('Cancel', () => this.#runner?.cancel(), { hidden: true })
  readonly #storage = element('p', { class: 'storage' })
  readonly #progress: ProgressPanel
  readonly #verdict = element('p', { class: 'verdict' })
  readonly #speed = element('p', { class: 'speed' })
  readonly #downloads = new Downloads()
  readonly #causes = element('div', { class: 'lists' })
  readonly #listed = element('div', { class: 'lists' })
  readonly #code
  #runner: Runner | undefined
  #file: File | undefined
  /** The one that runs, or has run last. */
  #job: Job | undefined
  #isRunning = false
  #shownDocuments = 0

  constructor(app: App) {
    this.#app = app
    this.#progress = new ProgressPanel((words) => app.announce(words))
    const buttons = element('div', { class: 'buttons' }, this.#start, this.#cancel)
    this.root.append(
      this.#picker.root,
      element('div', { class: 'choices' }, ...this.#settings.fields, buttons),
      this.#storage,
      this.#progress.root,
      element(
        'div',
        { class: 'outcome' },
        this.#verdict,
        this.#speed,
        this.#downloads.root,
        this.#causes,
        this.#listed,
      ),
    )
    this.#code = codePanel(this.root, () => snippetOf(this.#settings.job))
    this.#code.update()
  }

  open(shared?: Shared): void {
    if (shared) this.#settings.take(shared)
    this.#code.update()
  }

  share(): Shared {
    return this.#settings.shared
  }

  #changed(): void {
    this.#code.update()
    this.#app.changed()
  }

  async #take(file: File): Promise<void> {
    if (this.#isRunning) return notice('Another file is being worked on. Wait for it, or cancel it first.')
    if (file.size > LARGEST) {
      return notice('That file is larger than 1 GB. Use the command `npx order-contract` for it.')
    }
    this.#file = file
    this.#picker.show(file)
    this.#clear()
    this.#start.disabled = true
    this.#runner ??= new Runner((message) => this.#hear(message))
    const [format, storage] = await Promise.all([guessFormat(file), this.#runner.ready])
    if (file !== this.#file) return
    this.#settings.format = format
    this.#changed()
    this.#storage.textContent = storage === 'memory' ? inMemory(file) : ''
    this.#start.disabled = storage === 'memory' && file.size > MOST_IN_MEMORY
    this.#app.announce(`${file.name} is ready. Its format looks like ${format}.`)
  }

  #run(): void {
    if (this.#file === undefined) return
    this.#job = {
      ...this.#settings.job,
      file: this.#file,
      messages: languageWords().messages,
      lang: language(),
    }
    this.#clear()
    this.#turn(true)
    this.#progress.start(this.#file.size)
    this.#runner?.run(this.#job)
    this.#cancel.focus()
    this.#app.announce('Started')
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'progress') this.#advance(message.progress)
    else this.#end(message)
  }

  #end(message: Exclude<FromWorker, { kind: 'progress' }>): void {
    if (this.#job === undefined) return
    const took = this.#progress.end()
    if (message.kind === 'done') this.#show(message.result, this.#job, took)
    if (message.kind === 'cancelled') this.#conclude({ words: 'Cancelled. Nothing is kept.', kind: 'partial' })
    if (message.kind === 'failed') this.#conclude({ words: `Stopped: ${message.reason}`, kind: 'invalid' })
    this.#turn(false)
  }

  #advance(progress: Progress): void {
    if (this.#job === undefined) return
    this.#progress.update(progress, this.#job.from === undefined ? 'with problems' : 'rejected')
    this.#list(progress, this.#job)
  }

  #show(result: Result, job: Job, took: string): void {
    this.#speed.textContent = took
    this.#downloads.show(result, job)
    this.#causes.replaceChildren(...causes(result, job, this.#openSection))
    this.#list(result, job)
    this.#conclude(verdictOf(result))
  }

  #list({ first, listed }: Pick<Progress, 'first' | 'listed'>, job: Job): void {
    if (listed === this.#shownDocuments) return
    this.#shownDocuments = listed
    this.#listed.replaceChildren(...firstListed(first, listed, job, this.#openSection))
  }

  #conclude({ words, kind }: Verdict): void {
    this.#verdict.textContent = words
    this.#verdict.className = `verdict ${kind}`
    this.#app.announce(words)
  }

  #clear(): void {
    this.#shownDocuments = 0
    this.#verdict.textContent = ''
    this.#speed.textContent = ''
    this.#downloads.clear()
    this.#causes.replaceChildren()
    this.#listed.replaceChildren()
  }

  #turn(isRunning: boolean): void {
    this.#isRunning = isRunning
    this.#settings.disabled = isRunning
    const hadFocus = document.activeElement === this.#cancel
    this.#start.hidden = isRunning
    this.#cancel.hidden = !isRunning
    if (hadFocus && !isRunning) this.#start.focus()
  }

  readonly #openSection = (section: string) => this.#app.reference.open(section)
}

function inMemory({ size }: File): string {
  const most = sizeInWords(MOST_IN_MEMORY)
  const why = `This browser gives the page no private files, as in private windows. Results stay in memory, up to ${most}.`
  return size > MOST_IN_MEMORY ? `${why} This file is larger: open it in another window or browser.` : why
}
