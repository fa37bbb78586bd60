/**
 * The view "Validate": has what is typed checked as what is chosen, and shows what was found, under the text and in a
 * list. What a finding looks like is said by findings.ts and editor/diagnostics.ts, fixes are made by mending.ts.
 */
import './validate.css'
import { nextDiagnostic } from '@codemirror/lint'
import { EditorView, keymap } from '@codemirror/view'
import type { Code, Options, Problem, Report } from 'order-contract/slim'
import { codePanel } from '../../app/code_panel.js'
import { element, prose } from '../../app/dom.js'
import { LARGEST } from '../../app/files.js'
import { atRest } from '../../app/rest.js'
import { measured } from '../../app/timed.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { diagnostics, showProblems } from '../../editor/diagnostics.js'
import { createPane, type Pane } from '../../editor/pane.js'
import { type Sample, samples } from '../../samples/index.js'
import { samplePicker, versionFor } from '../../samples/picker.js'
import { type Acts, findingItem } from './findings.js'
import { isSafe, Mending } from './mending.js'
import { optionsOf, settingsFields } from './settings.js'
import { severityPanel } from './severities.js'
import { snippetOf } from './snippet.js'
import { verdictOf } from './verdict.js'

/** Above this many characters the check waits until typing rests. */
const LARGE = 500_000
const REST = 300
const LIMITS = { bytes: LARGEST }
/** What the package reads without being asked to. */
const UNASKED = 1024 * 1024
const HINT = 'Paste a document, drop a file on the editor, or pick a sample.'

/** A broken request shows the most in the least time. */
const FIRST = samples.find(({ kind }) => kind === 'broken')

export const mount: Mount = (root, app) => new Validation(root, app)

class Validation implements View {
  readonly #app: App
  readonly #settings
  readonly #severities
  readonly #picker = samplePicker(samples, (sample) => this.#pick(sample))
  readonly #mending = new Mending(
    () => this.#pane.editor,
    (only) => this.#fixed(only),
    () => this.#verdict.focus(),
  )
  readonly #pane: Pane
  readonly #code
  readonly #verdict = element('p', { class: 'verdict', tabindex: '-1' })
  readonly #speed = element('p', { class: 'speed' })
  readonly #list = element('ol', { class: 'cards' })
  readonly #notes = element('ul', { class: 'notes' })
  readonly #measure = measured(this.#speed, 'Checked', () => this.#validation())
  readonly #checkLater = atRest(() => this.#check(), REST)
  #problems: readonly Problem[] = []
  #opened = false

  constructor(root: HTMLElement, app: App) {
    this.#app = app
    this.#settings = settingsFields(app.contract, () => this.#check())
    this.#severities = severityPanel(app.contract, () => this.#check())
    const halves = element('div', { class: 'halves' })
    root.append(this.#choices(), halves)
    this.#pane = this.#document(halves)
    halves.append(this.#findings())
    this.#code = codePanel(root, () => this.#snippet())
  }

  open(shared?: Shared): void {
    if (shared !== undefined) this.#take(shared)
    else if (!this.#opened) this.#picker.choose(FIRST)
    this.#opened = true
  }

  share(): Shared {
    return { ...this.#settings.settings, severity: this.#severities.turned, text: this.#pane.editor.text }
  }

  #choices(): HTMLElement {
    const fields = element('div', { class: 'choices' }, this.#picker.field, ...this.#settings.fields)
    return element(
      'div',
      { role: 'group', 'aria-label': 'What to check' },
      fields,
      this.#settings.mistake,
      this.#picker.shows,
    )
  }

  #document(parent: HTMLElement): Pane {
    const pane = createPane({
      parent,
      title: 'Document',
      label: 'Document',
      language: 'json',
      hint: HINT,
      onChange: () => this.#textChanged(),
      extensions: [
        diagnostics,
        this.#mending.extension,
        keymap.of([{ key: 'F8', run: nextDiagnostic }]),
        EditorView.updateListener.of(({ selectionSet }) => selectionSet && this.#pointOut()),
      ],
    })
    pane.state('F8 goes to the next problem.')
    return pane
  }

  #findings(): HTMLElement {
    return element(
      'div',
      { class: 'outcome' },
      element('h2', {}, 'Findings'),
      this.#verdict,
      this.#speed,
      this.#mending.root,
      this.#list,
      this.#notes,
      this.#severities.root,
    )
  }

  #pick(sample: Sample): void {
    const version = versionFor(sample, this.#settings.settings.version)
    this.#settings.take({ shape: sample.shape, version })
    this.#replace(sample.text)
    this.#check()
  }

  /** What a link, a draft or the first visit brings. */
  #take(shared: Shared): void {
    this.#picker.clear()
    this.#settings.take(shared)
    if (shared.severity !== undefined) this.#severities.take(shared.severity)
    if (shared.text !== undefined) this.#replace(shared.text)
    this.#check()
  }

  /** Undoing brings back what was there. */
  #replace(text: string): void {
    this.#pane.editor.setText(text, { undoable: true })
    this.#mending.forget()
  }

  #textChanged(): void {
    if (this.#pane.editor.view.state.doc.length > LARGE) this.#checkLater.soon()
    else this.#check()
  }

  #check(): void {
    this.#checkLater.cancel()
    this.#measure.cancel()
    const { layout } = this.#app.contract.describe(this.#settings.settings.shape)
    if (layout !== 'query' && this.#pane.editor.text.trim() === '') this.#showNothing()
    else this.#showReport(this.#validation()())
    this.#code.update()
    this.#app.changed()
  }

  #showNothing(): void {
    this.#show([], [])
    this.#conclude(`Nothing to check yet. ${HINT}`, '')
  }

  #showReport(report: Report): void {
    const more = report.truncated ? ['There are more problems than are listed here. Start with these.'] : []
    this.#show(report.problems, [...more, ...report.assumptions])
    this.#conclude(verdictOf(report), report.valid ? 'valid' : 'invalid')
    this.#measure.soon()
  }

  #show(problems: readonly Problem[], notes: readonly string[]): void {
    this.#problems = problems
    showProblems(this.#pane.editor.view, problems)
    this.#list.replaceChildren(...problems.map((problem) => findingItem(problem, this.#acts)))
    this.#notes.replaceChildren(...notes.map((words) => element('li', {}, ...prose(words))))
    this.#mending.offer(problems)
    this.#pointOut()
  }

  #conclude(words: string, kind: 'valid' | 'invalid' | ''): void {
    this.#verdict.replaceChildren(...prose(words))
    this.#verdict.className = `verdict ${kind}`
    this.#app.announce(words)
  }

  /** The findings where the caret stands are pointed out in the list. */
  #pointOut(): void {
    const { head } = this.#pane.editor.view.state.selection.main
    this.#problems.forEach(({ span }, at) => {
      const here = span !== undefined && span.start <= head && head <= span.end
      this.#list.children[at]?.classList.toggle('lit', here)
    })
  }

  readonly #acts: Acts = {
    goTo: ({ span }) => span && this.#pane.editor.revealRange(span.start, span.end),
    mend: (problem) => this.#mending.make(problem),
    turn: (code) => (this.#severities.has(code) ? () => this.#severities.open(code) : undefined),
    openSection: (section) => this.#app.reference.open(section),
  }

  #fixed(only: readonly Code[] | undefined) {
    return this.#app.contract.applyFixes(this.#settings.settings.shape, this.#pane.editor.text, {
      ...this.#options(),
      only,
    })
  }

  /** The page shows what is typed in it anyway, so nothing of it need be kept out of the messages. */
  #options(): Options {
    return { ...this.#chosen(), mask: false, limits: LIMITS }
  }

  #chosen(): Options {
    return optionsOf(this.#settings.settings, this.#severities.turned)
  }

  #snippet(): string {
    const large = this.#pane.editor.view.state.doc.length > UNASKED
    const options = { ...this.#chosen(), ...(large ? { limits: LIMITS } : {}) }
    return snippetOf(this.#settings.settings.shape, options, this.#problems.some(isSafe))
  }

  #validation(): () => Report {
    const { shape } = this.#settings.settings
    const { text } = this.#pane.editor
    const options = this.#options()
    return () => this.#app.contract.validate(shape, text, options)
  }
}
