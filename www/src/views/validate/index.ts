/**
 * The view "Validate": checks a document and shows the problems in the text and in a list. findings.ts draws a problem,
 * fixes.ts applies fixes.
 */
import type { Code, Options, Problem, Report } from 'order-contract/slim'
import { announce } from '../../app/announce.js'
import { element, prose } from '../../app/dom.js'
import { codePanel, verdict } from '../../app/parts.js'
import { atRest } from '../../app/rest.js'
import { measured } from '../../app/timed.js'
import type { App, Draft, Mount, Shared, View } from '../../app/view.js'
import { say } from '../../app/words.js'
import { tintsOf } from '../../editor/paint.js'
import { createPane, type Pane } from '../../editor/pane.js'
import { type Sample, samples } from '../../samples/index.js'
import { samplePicker, versionFor } from '../../samples/picker.js'
import { findingItem, messagesOf, sentenceOn } from './findings.js'
import { FixPanel, isSafe } from './fixes.js'
import { optionsOf, settingsFields } from './settings.js'
import { severityPanel } from './severities.js'
import { snippetOf } from './snippet.js'

/** Above this many characters the check waits until typing rests. */
const LARGE = 100_000
const REST = 300

/** A broken request shows most. */
const FIRST = samples.find(({ kind }) => kind === 'broken')

type Span = NonNullable<Problem['span']>

let shown: Validation | undefined

/** The editor and the last fix go on when the view is built again in another language. */
export const mount: Mount = (root, app) => {
  shown = new Validation(root, app, shown)
  return shown
}

class Validation implements View {
  readonly #app: App
  readonly #settings
  readonly #severities = severityPanel(() => this.#check())
  readonly #picker = samplePicker(samples, (sample) => this.#pick(sample))
  readonly #fixes = new FixPanel(
    () => this.#pane.editor,
    (only) => this.#fixed(only),
    () => this.#verdict.root.focus(),
  )
  readonly #pane: Pane
  readonly #code
  readonly #verdict = verdict()
  readonly #list = element('ol', { class: 'cards' })
  readonly #notes = element('ul', { class: 'notes' })
  readonly #measure = measured('checkedIn', () => this.#validation())
  readonly #checkLater = atRest(() => this.#check(), REST)
  #problems: readonly Problem[] = []
  #opened = false

  constructor(root: HTMLElement, app: App, before?: Validation) {
    this.#app = app
    this.#settings = settingsFields(app.contract, () => this.#check())
    const choices = element('div', { class: 'choices' }, this.#picker.field, ...this.#settings.fields)
    const halves = element('div', { class: 'halves' })
    root.append(choices, this.#settings.mistake, this.#picker.shows, halves)
    this.#pane = this.#document(halves, before ? before.#pane : undefined)
    if (before) this.#fixes.takeOver(before.#fixes)
    const found = [
      this.#verdict.root,
      this.#measure.root,
      this.#fixes.root,
      this.#list,
      this.#notes,
      this.#severities.root,
    ]
    halves.append(element('div', { class: 'outcome' }, element('h2', {}, say('findings')), ...found))
    this.#code = codePanel(root, () => this.#snippet())
  }

  open(shared?: Draft): void {
    if (shared !== undefined) this.#take(shared)
    else if (!this.#opened) this.#picker.choose(FIRST)
    this.#opened = true
  }

  share(): Shared {
    return { ...this.#settings.held, severity: this.#severities.turned(), text: this.#pane.editor.text }
  }

  keep(): Draft {
    return { ...this.share(), moved: this.#fixes.moved }
  }

  #document(parent: HTMLElement, before?: Pane): Pane {
    const pane = createPane({
      parent,
      before,
      title: say('document'),
      label: say('document'),
      hint: say('hint'),
      onChange: () => this.#textChanged(),
      onCaret: () => this.#pointOut(),
    })
    pane.editor.field.addEventListener('keydown', (event) => {
      if (event.key === 'F8') this.#goToNext()
    })
    pane.state(say('f8'))
    return pane
  }

  #pick(sample: Sample): void {
    const version = versionFor(sample, this.#settings.held.version)
    this.#take({ shape: sample.shape, version, text: sample.text })
  }

  /** Takes what a sample, a link or a draft brings. Undoing brings back the text before, if there was one. */
  #take(shared: Draft): void {
    this.#settings.take(shared)
    if (shared.severity !== undefined) this.#severities.take(shared.severity)
    if (shared.text !== undefined && shared.text !== this.#pane.editor.text) {
      this.#pane.editor.setText(shared.text, { undoable: this.#opened })
      this.#fixes.forget(shared.moved)
    }
    this.#check()
  }

  #textChanged(): void {
    this.#fixes.textChanged()
    this.#measure.cancel()
    if (this.#pane.editor.text.length > LARGE) this.#checkLater.soon()
    else this.#check()
  }

  #check(): void {
    this.#checkLater.cancel()
    this.#measure.cancel()
    const { layout } = this.#app.contract.describe(this.#settings.held.shape)
    if (layout !== 'query' && this.#pane.editor.text.trim() === '') this.#showNothing()
    else this.#showReport(this.#validation()())
    this.#picker.recognise(this.share())
    this.#code.update()
    this.#app.changed()
  }

  #showNothing(): void {
    this.#show([], [])
    this.#verdict.show(say('nothingToCheck'), '')
  }

  #showReport(report: Report): void {
    const more = report.truncated ? [say('moreProblems')] : []
    this.#show(report.problems, [...more, ...report.assumptions])
    this.#verdict.show(sentenceOn(report), report.valid ? 'valid' : 'invalid')
    this.#measure.soon()
  }

  #show(problems: readonly Problem[], notes: readonly string[]): void {
    this.#problems = problems
    this.#pane.editor.tints = tintsOf(problems)
    this.#list.replaceChildren(...problems.map((problem) => findingItem(problem, this.#acts)))
    this.#notes.replaceChildren(...notes.map((words) => element('li', {}, ...prose(words))))
    this.#fixes.offer(problems)
    this.#pointOut()
  }

  /** Highlights the problems at the caret in the list, which may be out of sight, and says them under the text. */
  #pointOut(): void {
    const here = this.#here
    this.#problems.forEach((problem, at) => {
      this.#list.children[at]?.classList.toggle('lit', here.includes(problem))
    })
    this.#pane.state(here.length === 0 ? say('f8') : messagesOf(here), here[0]?.severity)
  }

  /** The problems at the caret. */
  get #here(): readonly Problem[] {
    const { caret } = this.#pane.editor
    return this.#problems.filter(({ span }) => span && span.start <= caret && caret <= span.end)
  }

  #goToNext(): void {
    const { field, caret } = this.#pane.editor
    const spans = this.#problems.flatMap(({ span }) => span ?? []).sort((a, b) => a.start - b.start)
    const isHere = ({ start, end }: Span) => start === field.selectionStart && end === caret
    const next = spans.find((span) => span.start >= caret && !isHere(span)) ?? spans[0]
    if (next) this.#goTo(next)
  }

  #goTo({ start, end }: Span): void {
    this.#pane.editor.reveal(start, end)
    announce(messagesOf(this.#here).replaceAll('`', ''))
  }

  readonly #acts = {
    goTo: ({ span }: Problem) => span && this.#goTo(span),
    applyFix: (problem: Problem) => this.#fixes.apply(problem),
  }

  #fixed(only?: readonly Code[]) {
    const { shape } = this.#settings.held
    return this.#app.contract.applyFixes(shape, this.#pane.editor.text, { ...this.#options, only })
  }

  /** Unmasked: the page shows the document anyway. */
  get #options(): Options {
    return { ...this.#chosen, mask: false }
  }

  get #chosen(): Options {
    return optionsOf(this.#settings.held, this.#severities.turned())
  }

  #snippet(): string {
    return snippetOf(this.#settings.held.shape, this.#chosen, this.#problems.some(isSafe))
  }

  #validation(): () => Report {
    const { shape } = this.#settings.held
    const { text } = this.#pane.editor
    const options = this.#options
    return () => this.#app.contract.validate(shape, text, options)
  }
}
