/**
 * The view "Webhook": a delivery is put together, handed to the receiver of `order-contract/edge`, and shown beside what
 * the receiver answers: the response as it goes over the wire, the update, and the findings.
 */
import type { Received } from 'order-contract/edge'
import type { Edit, Problem } from 'order-contract/slim'
import { choice, element } from '../../app/dom.js'
import { messagesFor } from '../../app/language.js'
import { codePanel } from '../../app/parts.js'
import { atRest } from '../../app/rest.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { say } from '../../app/words.js'
import { tintsOf } from '../../editor/paint.js'
import { createPane, type Pane } from '../../editor/pane.js'
import { samplePicker } from '../../samples/picker.js'
import { answerOf, sizeOf } from './answer.js'
import { deliveries } from './deliveries.js'
import { type Delivery, isMethod, METHODS, type Method, requestOf } from './delivery.js'
import { OutcomePanel } from './outcome.js'
import { snippet } from './snippet.js'

/** Above this many characters the delivery waits until typing rests. */
const LARGE = 500_000
const REST = 300
const SHAPE = 'product-update'
/** The page shows what is typed in it anyway. */
const OPTIONS = { mask: false }

export const mount: Mount = (root, app) => new Webhook(root, app)

class Webhook implements View {
  readonly #app: App
  readonly #picker = samplePicker(deliveries, (sample) => this.#take(sample))
  readonly #method = choice(say('method'), METHODS)
  readonly #headers = element('textarea', { rows: '2', spellcheck: 'false', autocapitalize: 'off' })
  readonly #pane: Pane
  readonly #outcome = new OutcomePanel({
    goTo: ({ span }) => span && this.#pane.editor.reveal(span.start, span.end),
    mend: ({ fix }) => this.#pane.editor.edit((fix?.edits ?? []).map(changeOf)),
    turn: () => undefined,
  })
  readonly #later = atRest(() => void this.#deliver(), REST)
  /** Counts changes: the answer to a delivery that is no longer there is not shown. */
  #count = 0
  #opened = false

  constructor(root: HTMLElement, app: App) {
    this.#app = app
    const sent = element('div', { class: 'delivery' }, this.#head())
    root.append(element('div', { class: 'choices' }, this.#picker.field), this.#picker.shows)
    root.append(element('div', { class: 'halves' }, sent, this.#outcome.root))
    this.#pane = createPane({
      parent: sent,
      title: say('body'),
      label: say('deliveryBody'),
      hint: say('deliveryHint'),
      onChange: () => this.#changed(),
    })
    codePanel(root, () => snippet).update()
  }

  open(shared?: Shared): void {
    if (shared) {
      this.#picker.clear()
      this.#take(shared)
    } else if (!this.#opened) this.#picker.choose(deliveries[0])
    this.#opened = true
  }

  share(): Shared {
    return { shape: SHAPE, ...this.#delivery }
  }

  get #delivery(): Delivery {
    const method = this.#method.select.value as Method
    return { method, headers: this.#headers.value, text: this.#pane.editor.text }
  }

  #head(): HTMLElement {
    this.#method.select.addEventListener('change', () => this.#changed())
    this.#headers.addEventListener('input', () => this.#changed())
    const title = element('span', {}, say('headers'))
    const headers = element('label', { class: 'field headers' }, title, this.#headers)
    const attributes = { class: 'choices', role: 'group', 'aria-label': say('howSent') }
    return element('div', attributes, this.#method.field, headers)
  }

  /** What is absent stays as it is. */
  #take({ method, headers, text }: Shared): void {
    if (isMethod(method)) this.#method.select.value = method
    if (headers !== undefined) this.#headers.value = headers
    if (text !== undefined) this.#pane.editor.setText(text, { undoable: true })
    this.#changed()
  }

  #changed(): void {
    this.#count += 1
    this.#app.changed()
    if (this.#pane.editor.text.length > LARGE) this.#later.soon()
    else void this.#deliver()
  }

  async #deliver(): Promise<void> {
    this.#later.cancel()
    const count = this.#count
    const delivery = this.#delivery
    this.#pane.state(say('countBytes', { count: sizeOf(delivery.text) }))
    const built = requestOf(delivery)
    if (!built.ok) {
      this.#pane.editor.tints = []
      this.#outcome.refuse(built.reason)
      return
    }
    // It brings a core of its own: the view is drawn before it is there.
    const { receiveProductUpdate } = await import('order-contract/edge')
    const received = await receiveProductUpdate(built.request, { messages: messagesFor('edge') })
    const answer = await answerOf(received.response)
    if (count !== this.#count) return
    const problems = this.#problemsOf(received)
    this.#pane.editor.tints = tintsOf(problems)
    this.#outcome.show({ received, answer, problems })
  }

  /** None where the receiver did not get as far as the document. Its own report counts in bytes, the editor does not. */
  #problemsOf({ report }: Received): readonly Problem[] {
    return report === undefined
      ? []
      : this.#app.contract.validate(report.shape, this.#pane.editor.text, OPTIONS).problems
  }
}

const changeOf = ({ start, end, text }: Edit) => ({ from: start, to: end, insert: text })
