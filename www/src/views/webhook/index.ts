/**
 * The view "Webhook": a delivery to edit, and beside it the answer of the receiver of `order-contract/edge`: the
 * response, the update and the problems. answer.ts and delivery.ts translate, outcome.ts draws.
 */
import { choicesIn } from '../../app/choices.js'
import { choice, element, lines } from '../../app/dom.js'
import { messagesFor } from '../../app/language.js'
import { methods } from '../../app/names.js'
import { whenLoaded } from '../../app/notice.js'
import { codePanel } from '../../app/parts.js'
import { atRest } from '../../app/rest.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { say } from '../../app/words.js'
import { tintsOf } from '../../editor/paint.js'
import { createPane, type Pane } from '../../editor/pane.js'
import { samplePicker } from '../../samples/picker.js'
import { answerOf, sizeOf } from './answer.js'
import { type Delivery, deliveries, requestOf } from './delivery.js'
import { DeliveryOutcome } from './outcome.js'
import { snippet } from './snippet.js'

/** Above this many characters the delivery waits until typing rests. */
const LARGE = 100_000
const REST = 300
const SHAPE = 'product-update'

let shown: Webhook | undefined

/** The editor goes on when the view is built again in another language. */
export const mount: Mount = (root, app) => {
  shown = new Webhook(root, app, shown)
  return shown
}

class Webhook implements View {
  readonly #app: App
  readonly #picker = samplePicker(deliveries, (sample) => this.#take(sample))
  readonly #choices = choicesIn<Omit<Delivery, 'text'>>(
    { method: choice(say('method'), methods), headers: lines(say('headers')) },
    { id: 'webhook', changed: () => this.#changed() },
  )
  readonly #pane: Pane
  readonly #outcome = new DeliveryOutcome({
    goTo: ({ span }) => span && this.#pane.editor.reveal(span.start, span.end),
  })
  readonly #later = atRest(() => void this.#deliver(), REST)
  /** Counts changes: an answer is shown only if nothing has changed since it was asked for. */
  #count = 0
  #opened = false

  constructor(root: HTMLElement, app: App, before?: Webhook) {
    this.#app = app
    const how = { class: 'choices', role: 'group', 'aria-label': say('howSent') }
    const sent = element('div', {}, element('div', how, ...this.#choices.fields))
    root.append(element('div', { class: 'choices' }, this.#picker.field), this.#picker.shows)
    root.append(element('div', { class: 'halves' }, sent, this.#outcome.root))
    this.#pane = createPane({
      parent: sent,
      before: before ? before.#pane : undefined,
      title: say('body'),
      label: say('deliveryBody'),
      hint: say('deliveryHint'),
      onChange: () => this.#changed(),
    })
    codePanel(root, () => snippet).update()
  }

  open(shared?: Shared): void {
    if (shared) this.#take(shared)
    else if (!this.#opened) this.#picker.choose(deliveries[0])
    this.#opened = true
  }

  share(): Shared {
    return { shape: SHAPE, ...this.#delivery }
  }

  get #delivery(): Delivery {
    return { ...this.#choices.held, text: this.#pane.editor.text }
  }

  #take(shared: Shared): void {
    this.#choices.take(shared)
    // The first text is the oldest that undoing brings back.
    if (shared.text !== undefined) this.#pane.editor.setText(shared.text, { undoable: this.#opened })
    this.#changed()
  }

  #changed(): void {
    this.#count += 1
    this.#picker.recognise(this.share())
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
    // Imported here, not with the view: it is large, as it contains a core of its own.
    const edge = await whenLoaded(import('order-contract/edge'))
    if (edge === undefined) return
    const messages = messagesFor('edge')
    const { response, update, report } = await edge.receiveProductUpdate(built.request, { messages })
    const answer = await answerOf(response)
    if (count !== this.#count) return
    // Validated again: spans of the receiver's report count bytes, those of the editor characters.
    const problems = report ? this.#app.contract.validate(report.shape, delivery.text, { mask: false }).problems : []
    this.#pane.editor.tints = tintsOf(problems)
    this.#outcome.show({ update, answer, problems })
  }
}
