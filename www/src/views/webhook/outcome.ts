/** What the receiver makes of a delivery: in a sentence, as a response, as a change of price, and as findings. */
import type { Received } from 'order-contract/edge'
import type { Problem } from 'order-contract/slim'
import { element } from '../../app/dom.js'
import { cards, copyButton, sheet, titleBar, verdict } from '../../app/parts.js'
import { say } from '../../app/words.js'
import { type Acts, findingItem } from '../validate/findings.js'
import { type Answer, sizeOf } from './answer.js'

export interface Handled {
  update: Received['update']
  answer: Answer
  problems: readonly Problem[]
}

export class DeliveryOutcome {
  readonly root: HTMLElement
  readonly #acts: Acts
  readonly #verdict = verdict()
  readonly #updated = sheet(say('updateTitle'))
  readonly #update = element('section', { class: 'update' }, element('h3', {}, say('updateTitle')), this.#updated)
  readonly #head = sheet(say('responseHead'))
  readonly #body = sheet(say('responseBody'))
  readonly #size = element('p', { class: 'pane-state' })
  readonly #response: HTMLElement
  readonly #findings = element('div')

  constructor(acts: Acts) {
    this.#acts = acts
    this.#head.className = 'head'
    this.#body.className = 'body'
    const copy = copyButton('copy', () => `${this.#head.textContent}\n\n${this.#body.textContent}`)
    this.#response = element(
      'div',
      { class: 'pane response' },
      titleBar(say('response'), copy),
      this.#head,
      this.#body,
      this.#size,
    )
    this.root = element('div', { class: 'outcome' }, this.#verdict.root, this.#update, this.#response, this.#findings)
  }

  show({ update, answer, problems }: Handled): void {
    const { rejection } = answer
    this.#response.hidden = false
    this.#head.textContent = answer.head
    this.#body.hidden = rejection === undefined
    this.#body.textContent = laidOut(rejection)
    this.#size.textContent = rejection === undefined ? say('noBody') : say('bodySize', { count: sizeOf(answer.body) })
    this.#update.hidden = update === undefined
    this.#updated.textContent = laidOut(update)
    this.#list(problems)
    if (rejection === undefined) this.#verdict.show(say('received200'), 'valid')
    else {
      const { status, code, detail } = rejection
      this.#verdict.show(say('rejectedWith', { status, code, detail: detail ?? '' }), 'invalid')
    }
  }

  /** No request could be made. */
  refuse(reason: string): void {
    this.#response.hidden = true
    this.#update.hidden = true
    this.#list([])
    this.#verdict.show(reason, 'partial')
  }

  #list(problems: readonly Problem[]): void {
    const items = problems.map((problem) => findingItem(problem, this.#acts))
    this.#findings.replaceChildren(...cards(say('bodyFindings'), items))
  }
}

const laidOut = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))
