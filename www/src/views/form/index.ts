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
import { filledIn, takenFrom, typedIn } from './taking.js'

const SHAPE = 'order-request'

/** What the view holds: the form of a version, and the key that its request carries. */
interface HeldForm {
  described: Description
  form: Group
  key: string
}

export const mount: Mount = (root, app) => new FormView(root, app)

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

  constructor(root: HTMLElement, app: App) {
    this.#app = app
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
    takeDrops(root, (text) => this.#bring(text))
    this.#update()
  }

  open({ version, text, order }: Draft = {}): void {
    if (text !== undefined) this.#bring(text, version)
    else if (version !== undefined) this.#turnTo(version, order)
  }

  share(): Shared {
    const { described, form } = this.#held
    return { shape: SHAPE, version: described.version, text: documentOf(form).text }
  }

  /** With the key: if the order is sent again after a reload, it must be known as the same order. */
  keep(): Draft {
    return { version: this.#held.described.version, order: this.#order }
  }

  get #order() {
    const { form, key } = this.#held
    return { typed: typedIn(form), key }
  }

  get #call() {
    const { described, form, key } = this.#held
    return callOf(documentOf(form).text, described.version, key)
  }

  #choices(): HTMLElement {
    const { control, field } = this.#version
    control.addEventListener('change', () => this.#turnTo(control.value as Version))
    const open = openButton((text) => this.#bring(text))
    return element(
      'div',
      { class: 'choices' },
      this.#picker.field,
      field,
      open,
      button(say('startOver'), () => this.#startOver()),
    )
  }

  #startOver(): void {
    this.#picker.clear()
    this.#replace(anew(this.#held.described), [say('formEmpty')])
  }

  /** Keeps what is filled in, as far as the version has a field for it. */
  #turnTo(version: Version, { typed, key } = this.#order): void {
    const described = this.#app.contract.describe(SHAPE, { version })
    const { form } = filledIn(described, typed)
    this.#changing(() => this.#put({ described, form, key }))
  }

  /** Takes a document that is not a sample. */
  #bring(text: string, version?: Version): void {
    this.#picker.clear()
    this.#take(text, version)
  }

  #take(text: string, version = this.#held.described.version): void {
    const described = this.#app.contract.describe(SHAPE, { version })
    const taken = takenFrom(text, described, this.#app.contract)
    if (taken.ok) {
      const { form, key = this.#held.key, notes } = taken
      this.#replace({ described, form, key }, notes)
    } else {
      this.#picker.clear()
      this.#tell([say('formRefused', { reason: taken.reason })])
    }
  }

  /** Replaces the form, and offers to put back the one before. */
  #replace(held: HeldForm, notes: readonly string[]): void {
    const before = this.#held
    this.#put(held)
    this.#tell(notes, isTypedIn(before.form) ? () => this.#putBack(before) : undefined)
  }

  #putBack(held: HeldForm): void {
    this.#changing(() => this.#put(held))
    this.#drawn.focus()
    announce(say('putBackDone'))
  }

  #put(held: HeldForm): void {
    this.#held = held
    this.#draft = true
    this.#notes.replaceChildren()
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

  #tell(notes: readonly string[], putBack?: () => void): void {
    const back = putBack ? [quiet(say('putBack'), putBack)] : []
    this.#notes.replaceChildren(...notes.map((words) => sentence(words)), ...back)
  }

  #submit(): void {
    this.#draft = false
    for (const field of within(this.#held.form)) field.reached = true
    if (this.#update() !== 'valid') this.#drawn.focusSummary()
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

const anew = (described: Description): HeldForm => ({ described, form: formOf(described), key: newKey() })

const isTypedIn = (form: Group) => [...within(form)].some((field) => field.kind === 'leaf' && field.text !== '')
