/** What the receiver makes of a delivery: in a sentence, as a response, as a change of price, and as findings. */
import type { Received } from 'order-contract/edge'
import type { Problem } from 'order-contract/slim'
import { element, prose } from '../../app/dom.js'
import { type Acts, findingItem } from '../validate/findings.js'
import type { Answer } from './answer.js'
import { priceCard } from './price_card.js'
import { responsePane } from './response_pane.js'

export interface Outcome {
  received: Received
  answer: Answer
  problems: readonly Problem[]
}

export class OutcomePanel {
  readonly #acts: Acts
  readonly #verdict = element('p', { class: 'verdict' })
  readonly #price = priceCard()
  readonly #response = responsePane()
  readonly #title = element('h2', {}, 'Findings in the body')
  readonly #list = element('ol', { class: 'cards' })
  readonly speed = element('p', { class: 'speed' })
  readonly root = element(
    'div',
    { class: 'outcome' },
    this.#verdict,
    this.speed,
    this.#price.root,
    this.#response.root,
    this.#title,
    this.#list,
  )

  constructor(acts: Acts) {
    this.#acts = acts
  }

  /** Both give what they say, to be said aloud. */
  show({ received, answer, problems }: Outcome): string {
    this.#response.root.hidden = false
    this.#response.show(answer)
    this.#price.show(received.update)
    this.#showFindings(problems)
    return this.#conclude(sentenceOn(answer), answer.rejection === undefined ? 'valid' : 'invalid')
  }

  /** There is no request to hand over. */
  refuse(reason: string): string {
    this.#response.root.hidden = true
    this.#price.show(undefined)
    this.#showFindings([])
    return this.#conclude(reason, 'partial')
  }

  #showFindings(problems: readonly Problem[]): void {
    this.#title.hidden = problems.length === 0
    this.#list.replaceChildren(...problems.map((problem) => findingItem(problem, this.#acts)))
  }

  #conclude(words: string, kind: string): string {
    this.#verdict.replaceChildren(...prose(words))
    this.#verdict.className = `verdict ${kind}`
    return this.#verdict.textContent
  }
}

function sentenceOn({ rejection }: Answer): string {
  if (rejection === undefined) return 'Received: the response is 200, and there is an update to handle.'
  return `Rejected with ${rejection.status}, \`${rejection.code}\`: ${rejection.detail}`
}
