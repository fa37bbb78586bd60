/**
 * The view "Form": an order request that is filled in field by field, and beside it the call that would send it.
 * It holds form, version and key together; the fields are drawn by sheet.ts and the widgets, the call by request.ts.
 */
import type { Description, Version } from 'order-contract/slim'
import { announce } from '../../app/announce.js'
import { button, choice, element, prose } from '../../app/dom.js'
import { openButton, takeDrops } from '../../app/files.js'
import { versions } from '../../app/names.js'
import { codePanel, type Kind, quiet, verdict } from '../../app/parts.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { say } from '../../app/words.js'
import { samples } from '../../samples/index.js'
import { samplePicker, versionFor } from '../../samples/picker.js'
import { callOf, newKey } from './call.js'
import { documentOf } from './document.js'
import { formOf, type Group, within } from './fields.js'
import { fill, typedIn } from './filling.js'
import { findingsIn, verdictOn } from './findings.js'
import { notShown } from './not_shown.js'
import { OrderForm } from './order_form.js'
import { requestPane } from './request.js'
import { snippetFor } from './snippet.js'
import { takenFrom } from './taking.js'

const SHAPE = 'order-request'

/** What the view holds: the form of a version, and the key that its request carries. */
interface Held {
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
  readonly #gaps = element('div')
  readonly #request
  readonly #code
  #held: Held
  #drawn: OrderForm
  /** Until the whole order has been checked once. */
  #draft = true

  constructor(root: HTMLElement, app: App) {
    this.#app = app
    this.#held = this.#anew(app.contract.describe(SHAPE))
    this.#drawn = this.#draw()
    const filled = element('div', { class: 'filled' }, this.#place, this.#verdict.root)
    const beside = element('div', { class: 'request' })
    root.append(this.#choices(), this.#picker.shows, this.#notes, element('div', { class: 'halves' }, filled, beside))
    this.#request = requestPane(beside, () => this.#renew())
    beside.append(this.#gaps)
    this.#code = codePanel(root, () => snippetFor(this.#held.described.version, this.#draft))
    takeDrops(root, (text) => this.#bring(text))
    this.#update()
  }

  open({ version, text }: Shared = {}): void {
    if (text !== undefined) this.#bring(text, version)
    else if (version !== undefined) this.#turnTo(version)
  }

  share(): Shared {
    const { described, form } = this.#held
    return { shape: SHAPE, version: described.version, text: documentOf(form).text }
  }

  #choices(): HTMLElement {
    const { select, field } = this.#version
    select.addEventListener('change', () => this.#turnTo(select.value as Version))
    const open = openButton((text) => this.#bring(text))
    const anew = button(say('startAnew'), () => this.#startAnew())
    return element('div', { class: 'choices' }, this.#picker.field, field, open, anew)
  }

  #anew(described: Description): Held {
    return { described, form: formOf(described), key: newKey() }
  }

  #startAnew(): void {
    this.#picker.clear()
    this.#replace(this.#anew(this.#held.described), [say('formEmpty')])
  }

  /** What is filled in stays, as far as the version has a field for it. */
  #turnTo(version: Version): void {
    const described = this.#app.contract.describe(SHAPE, { version })
    const form = formOf(described)
    fill(form, typedIn(this.#held.form))
    this.#put({ ...this.#held, described, form })
  }

  /** A document from elsewhere: no sample. */
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

  /** Another form takes the place of this one, which can be put back. */
  #replace(held: Held, notes: readonly string[]): void {
    const before = this.#held
    this.#put(held)
    this.#tell(notes, isTypedIn(before.form) ? () => this.#putBack(before) : undefined)
  }

  #putBack(held: Held): void {
    this.#put(held)
    this.#drawn.focus()
    announce(say('putBackDone'))
  }

  #put(held: Held): void {
    this.#held = held
    this.#draft = true
    this.#notes.replaceChildren()
    this.#drawn = this.#draw()
    this.#update()
  }

  #draw(): OrderForm {
    const { described, form } = this.#held
    this.#version.select.value = described.version
    this.#gaps.replaceChildren(notShown(described))
    const drawn = new OrderForm(form, {
      changed: () => this.#update(),
      submitted: () => this.#submit(),
    })
    this.#place.replaceChildren(drawn.root)
    return drawn
  }

  #tell(notes: readonly string[], putBack?: () => void): void {
    const back = putBack ? [quiet(say('putBack'), putBack)] : []
    this.#notes.replaceChildren(...notes.map((words) => element('p', {}, ...prose(words))), ...back)
  }

  #renew(): void {
    this.#held.key = newKey()
    this.#update()
    announce(say('keyRenewed'))
  }

  #submit(): void {
    this.#draft = false
    for (const field of within(this.#held.form)) field.reached = true
    if (this.#update() !== 'valid') this.#drawn.focusSummary()
  }

  /** Shows anew all that follows from what is filled in. */
  #update(): Kind {
    const { described, form, key } = this.#held
    const { version } = described
    const made = documentOf(form)
    const told = findingsIn(made, this.#app.contract, version, this.#draft).filter(({ field }) => field.reached)
    const { words, kind } = verdictOn(findingsIn(made, this.#app.contract, version, false), this.#draft)
    this.#drawn.update(told, !this.#draft)
    this.#request.update(
      callOf(made.text, version, key),
      told.map(({ problem }) => problem),
    )
    this.#verdict.show(words, kind)
    this.#code.update()
    this.#app.changed()
    return kind
  }
}

const isTypedIn = (form: Group) => [...within(form)].some((field) => field.kind === 'leaf' && field.text !== '')
