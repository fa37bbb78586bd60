/**
 * The view "Form": an order request to fill in, and beside it the call that would send it. Holds form, version and key
 * together; sheet.ts and the widgets draw the fields.
 */
import type { Description, Version } from 'order-contract/slim'
import { announce } from '../../app/announce.js'
import { button, choice, element } from '../../app/dom.js'
import { openButton, takeDrops } from '../../app/files.js'
import { versions } from '../../app/names.js'
import { codePanel, copyButton, quiet, sentence, sheet, titleBar, type VerdictKind, verdict } from '../../app/parts.js'
import type { App, Draft, Mount, Shared, View } from '../../app/view.js'
import { say } from '../../app/words.js'
import { Editor } from '../../editor/editor.js'
import { tintsOf } from '../../editor/paint.js'
import { samples } from '../../samples/index.js'
import { samplePicker, versionFor } from '../../samples/picker.js'
import { callOf, fetchOf, headOf, newKey } from './call.js'
import { documentOf } from './document.js'
import { formOf, type Group, within } from './fields.js'
import { findingsIn, verdictOn } from './findings.js'
import { Sheet } from './sheet.js'
import { snippetOf } from './snippet.js'
import { filledIn, type Taken, takenFrom, typedIn } from './taking.js'

const SHAPE = 'order-request'

/** What the view holds: the form of a version, and the key that its request carries. */
interface HeldForm {
  described: Description
  form: Group
  key: string
}

/** A form as a draft carries it. */
type Kept = Required<Pick<Draft, 'version' | 'order'>>

/** What the notes are about. */
interface Told {
  /** The document that was brought. Absent if the form was emptied. */
  text?: string
  version: Version
  /** The form that was there before, if anything was typed in it. */
  before?: Kept | undefined
}

let shown: FormView | undefined

/** The notes go on when the view is built again in another language. */
export const mount: Mount = (root, app) => {
  shown = new FormView(root, app, shown?.told)
  return shown
}

/** A file may have been read when the view is there in another language. */
const bring = (text: string) => shown?.bring(text)

class FormView implements View {
  readonly #app: App
  readonly #version = choice(say('version'), [...versions].reverse())
  readonly #picker = samplePicker(
    samples.filter(({ shape }) => shape === SHAPE),
    (sample) => this.#take(sample.text, versionFor(sample, this.#held.described.version)),
  )
  readonly #notes = element('div', { class: 'form-notes', role: 'status' })
  readonly #place = element('div')
  readonly #verdict = verdict()
  readonly #head = sheet(say('requestHead'))
  readonly #body: Editor
  readonly #code
  #held: HeldForm
  #drawn: Sheet
  /** Until the whole order has been checked once. */
  #draft = true
  told: Told | undefined

  constructor(root: HTMLElement, app: App, told?: Told) {
    this.#app = app
    this.told = told
    this.#held = anew(app.contract.describe(SHAPE))
    this.#drawn = this.#draw()
    const filled = element('div', { class: 'filled' }, this.#place, this.#verdict.root)
    const request = element('div', { class: 'pane' })
    root.append(this.#choices(), this.#picker.shows, this.#notes, element('div', { class: 'halves' }, filled, request))
    this.#head.className = 'head'
    const copies = [copyButton('copyFetch', () => fetchOf(this.#call)), copyButton('copyJson', () => this.#call.body)]
    request.append(titleBar(say('request'), ...copies), this.#head)
    this.#body = new Editor({ parent: request, label: say('requestBody') })
    this.#body.readOnly = true
    this.#code = codePanel(root, () => snippetOf(this.#held.described.version, this.#draft))
    takeDrops(root, bring)
    this.#update()
  }

  open({ version, text, order }: Draft = {}): void {
    const { told } = this
    if (text !== undefined) this.bring(text, version)
    else if (version !== undefined) this.#turnTo(version, order)
    if (order === undefined) return
    this.#picker.recall(order.sample)
    this.#tell(told)
  }

  share(): Shared {
    const { described, form } = this.#held
    return { shape: SHAPE, version: described.version, text: documentOf(form).text }
  }

  /** With the key: if the order is sent again after a reload, it must be known as the same order. */
  keep(): Kept {
    return { version: this.#held.described.version, order: this.#order }
  }

  get #order() {
    const { form, key } = this.#held
    return { typed: typedIn(form), key, isChecked: !this.#draft, sample: this.#picker.name }
  }

  get #call() {
    const { described, form, key } = this.#held
    return callOf(documentOf(form).text, described.version, key)
  }

  #choices(): HTMLElement {
    const { control, field } = this.#version
    control.addEventListener('change', () => this.#turnTo(control.value as Version))
    return element(
      'div',
      { class: 'choices' },
      this.#picker.field,
      field,
      openButton(bring),
      button(say('startOver'), () => this.#startOver()),
    )
  }

  #startOver(): void {
    this.#picker.clear()
    const { described } = this.#held
    this.#replace(anew(described), { version: described.version })
  }

  /** Keeps what is filled in, as far as the version has a field for it. */
  #turnTo(version: Version, { typed, key, isChecked }: Kept['order'] = { ...this.#order, isChecked: false }): void {
    const described = this.#app.contract.describe(SHAPE, { version })
    const { form } = filledIn(described, typed)
    this.#changing(() => this.#put({ described, form, key }))
    if (isChecked) this.#check()
  }

  /** Takes a document that is not a sample. */
  bring(text: string, version?: Version): void {
    this.#picker.clear()
    this.#take(text, version)
  }

  #take(text: string, version = this.#held.described.version): void {
    const described = this.#app.contract.describe(SHAPE, { version })
    const taken = takenFrom(text, described, this.#app.contract)
    if (taken.ok) {
      const { form, key = this.#held.key } = taken
      this.#replace({ described, form, key }, { text, version }, taken.notes)
    } else {
      this.#picker.clear()
      this.#tell({ text, version }, notesOf(taken))
    }
  }

  /** Replaces the form, and offers to put back the one before. */
  #replace(held: HeldForm, told: Told, notes?: readonly string[]): void {
    const before = isTypedIn(this.#held.form) ? this.keep() : undefined
    this.#put(held)
    this.#tell({ ...told, before }, notes)
  }

  #putBack({ version, order }: Kept): void {
    this.#turnTo(version, order)
    this.#drawn.focus()
    announce(say('putBackDone'))
  }

  #put(held: HeldForm): void {
    this.#held = held
    this.#draft = true
    this.#tell()
    this.#drawn = this.#draw()
    this.#update()
  }

  #draw(): Sheet {
    const { described, form } = this.#held
    this.#version.control.value = described.version
    const drawn = new Sheet(
      form,
      () => this.#changing(() => this.#update()),
      () => this.#submit(),
    )
    this.#place.replaceChildren(drawn.root)
    return drawn
  }

  /** Says in the notes what was done, or clears them. */
  #tell(told?: Told, notes: readonly string[] = told ? this.#notesOn(told) : []): void {
    this.told = told
    const { before } = told ?? {}
    const back = before ? [quiet(say('putBack'), () => this.#putBack(before))] : []
    this.#notes.replaceChildren(...notes.map((words) => sentence(words)), ...back)
  }

  /** Reads the document again: its notes are in the language that is shown now. */
  #notesOn({ text, version }: Told): string[] {
    if (text === undefined) return [say('formEmpty')]
    const { contract } = this.#app
    return notesOf(takenFrom(text, contract.describe(SHAPE, { version }), contract))
  }

  #submit(): void {
    if (this.#check() !== 'valid') this.#drawn.focusSummary()
  }

  /** Checks the whole order: also reports what is missing. */
  #check(): VerdictKind {
    this.#draft = false
    for (const field of within(this.#held.form)) field.reached = true
    return this.#update()
  }

  /** A form that makes another document than before is no longer the chosen sample. */
  #changing(change: () => void): void {
    const before = this.#body.text
    change()
    if (this.#body.text !== before) this.#picker.clear()
  }

  /** Draws everything that depends on what is filled in. */
  #update(): VerdictKind {
    const { described, form } = this.#held
    const { version } = described
    const made = documentOf(form)
    const told = findingsIn(made, this.#app.contract, version, this.#draft).filter(({ field }) => field.reached)
    const { words, kind } = verdictOn(findingsIn(made, this.#app.contract, version, false), this.#draft)
    this.#drawn.update(told, !this.#draft)
    this.#head.textContent = headOf(this.#call)
    this.#body.setText(made.text)
    this.#body.tints = tintsOf(told.map(({ problem }) => problem))
    this.#verdict.show(words, kind)
    this.#code.update()
    this.#app.changed()
    return kind
  }
}

const notesOf = (taken: Taken) => (taken.ok ? taken.notes : [say('formRefused', { reason: taken.reason })])

const anew = (described: Description): HeldForm => ({ described, form: formOf(described), key: newKey() })

const isTypedIn = (form: Group) => [...within(form)].some((field) => field.kind === 'leaf' && field.text !== '')
