/**
 * The view "Form": an order request that is filled in field by field, and beside it the call that would send it.
 * It holds form, version and key together; the fields are drawn by sheet.ts and the widgets, the call by request.ts.
 */
import './form.css'
import type { Description, Version } from 'order-contract/slim'
import { codePanel } from '../../app/code_panel.js'
import { button, choice, element, prose } from '../../app/dom.js'
import { openButton, takeDrops } from '../../app/files.js'
import { versions } from '../../app/names.js'
import { atRest } from '../../app/rest.js'
import { timed } from '../../app/timed.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { samples } from '../../samples/index.js'
import { samplePicker, versionFor } from '../../samples/picker.js'
import { callOf, newKey } from './call.js'
import { documentOf } from './document.js'
import { formOf, type Group, within } from './fields.js'
import { fill, typedIn } from './filling.js'
import { findingsIn } from './findings.js'
import { notShown } from './not_shown.js'
import { OrderForm } from './order_form.js'
import { requestPane } from './request.js'
import { snippetFor } from './snippet.js'
import { takenFrom } from './taking.js'
import { type Verdict, verdictOn } from './verdict.js'

const SHAPE = 'order-request'

export const mount: Mount = (root, app) => new FormView(root, app)

class FormView implements View {
  readonly #app: App
  readonly #version = choice('Version', [...versions].reverse())
  readonly #picker = samplePicker(
    samples.filter(({ shape }) => shape === SHAPE),
    (sample) => this.#take(sample.text, versionFor(sample, this.#described.version)),
  )
  readonly #notes = element('div', { class: 'form-notes', role: 'status' })
  readonly #place = element('div')
  readonly #verdict = element('p', { class: 'verdict' })
  readonly #speed = element('p', { class: 'speed' })
  readonly #request
  readonly #code
  readonly #measure = atRest(() => this.#tellSpeed())
  #described: Description
  #form: Group
  #drawn: OrderForm
  #key = newKey()
  /** Until the whole order has been checked once. */
  #draft = true

  constructor(root: HTMLElement, app: App) {
    this.#app = app
    this.#described = app.contract.describe(SHAPE)
    this.#form = formOf(this.#described)
    this.#drawn = this.#draw()
    const beside = element('div', { class: 'request' })
    root.append(this.#choices(), this.#picker.shows, this.#notes)
    root.append(element('div', { class: 'halves' }, this.#place, beside))
    this.#request = requestPane(beside, () => this.#renew())
    beside.append(this.#verdict, this.#speed, notShown(this.#described, app.reference.open))
    this.#code = codePanel(root, () => snippetFor(this.#described.version, this.#draft))
    takeDrops(root, (text) => this.#take(text))
    this.#update()
  }

  open({ version, text }: Shared = {}): void {
    if (text !== undefined) this.#take(text, version)
    else if (version !== undefined) this.#turnTo(version)
  }

  share(): Shared {
    return { shape: SHAPE, version: this.#described.version, text: documentOf(this.#form).text }
  }

  #choices(): HTMLElement {
    const { select, field } = this.#version
    select.value = this.#described.version
    select.addEventListener('change', () => this.#turnTo(select.value as Version))
    const open = openButton('Open a file', (text) => this.#take(text))
    const anew = button('Start anew', () => this.#replace(formOf(this.#described), ['The form is empty again.']))
    return element('div', { class: 'choices' }, this.#picker.field, field, open, anew)
  }

  /** What is filled in stays, as far as the version has a field for it. */
  #turnTo(version: Version): void {
    this.#described = this.#app.contract.describe(SHAPE, { version })
    this.#version.select.value = version
    const form = formOf(this.#described)
    fill(form, typedIn(this.#form))
    this.#put(form)
  }

  #take(text: string, version = this.#described.version): void {
    const described = this.#app.contract.describe(SHAPE, { version })
    const taken = takenFrom(text, described, this.#app.contract)
    if (!taken.ok) {
      this.#tell([`That is no order request that a form can show, so the form stays as it was: ${taken.reason}`])
      return
    }
    this.#described = described
    this.#version.select.value = version
    this.#key = taken.key ?? this.#key
    this.#replace(taken.form, taken.notes)
  }

  /** Another form takes the place of this one, which can be put back. */
  #replace(form: Group, notes: readonly string[]): void {
    const before = this.#form
    this.#put(form)
    this.#tell(notes, isTypedIn(before) ? () => this.#putBack(before) : undefined)
  }

  #putBack(form: Group): void {
    this.#put(form)
    this.#drawn.focus()
    this.#app.announce('What was there is back.')
  }

  #put(form: Group): void {
    this.#form = form
    this.#draft = true
    this.#notes.replaceChildren()
    this.#drawn = this.#draw()
    this.#update()
  }

  #draw(): OrderForm {
    const drawn = new OrderForm(this.#form, {
      changed: () => this.#update(),
      submitted: () => this.#submit(),
      announce: this.#app.announce,
    })
    this.#place.replaceChildren(drawn.root)
    return drawn
  }

  #tell(notes: readonly string[], putBack?: () => void): void {
    const back = putBack ? [button('Put back what was there', putBack, { class: 'quiet' })] : []
    this.#notes.replaceChildren(...notes.map((words) => element('p', {}, ...prose(words))), ...back)
  }

  #renew(): void {
    this.#key = newKey()
    this.#update()
    this.#app.announce('The request has a new key.')
  }

  #submit(): void {
    this.#draft = false
    for (const field of within(this.#form)) field.reached = true
    const { kind, words } = this.#update()
    if (kind === 'valid') this.#app.announce(words)
    else this.#drawn.focusSummary()
  }

  /** Shows anew all that follows from what is filled in. */
  #update(): Verdict {
    const { version } = this.#described
    const made = documentOf(this.#form)
    const found = findingsIn(made, this.#app.contract, version, this.#draft)
    const told = found.filter(({ field }) => field.reached)
    const verdict = verdictOn(findingsIn(made, this.#app.contract, version, false), this.#draft)
    this.#drawn.update(told, !this.#draft)
    this.#request.update(
      callOf(made.text, version, this.#key),
      told.map(({ problem }) => problem),
    )
    this.#verdict.textContent = verdict.words
    this.#verdict.className = `verdict ${verdict.kind}`
    this.#code.update()
    this.#measure.soon()
    this.#app.changed()
    return verdict
  }

  #tellSpeed(): void {
    const { version } = this.#described
    const { text } = documentOf(this.#form)
    this.#speed.textContent = timed('Checked', () => this.#app.contract.validate(SHAPE, text, { version }))
  }
}

const isTypedIn = (form: Group) => [...within(form)].some((field) => field.kind === 'leaf' && field.text !== '')
