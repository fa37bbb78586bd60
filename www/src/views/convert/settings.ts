/** What to convert, and what the document alone does not tell. */
import type { ConvertOptions, Shape, Version } from 'order-contract/slim'
import { button, choice, element, line } from '../../app/dom.js'
import { shapes, versions } from '../../app/names.js'
import { mistakeIn } from '../../app/parts.js'
import type { Contract, Shared } from '../../app/view.js'
import { say } from '../../app/words.js'
import type { Ways } from './following.js'
import { differs, type Layout, layoutOf, moving } from './layout.js'

export interface SettingsEvents {
  shapeChosen(): void
  waysChanged(): void
  fillAsked(): void
}

export class Settings {
  readonly fields: HTMLElement[]
  readonly mistake = element('p', { class: 'mistake', id: 'convert-mistake', role: 'status' })
  readonly #contract: Contract
  readonly #shape = choice(say('shape'), shapes)
  readonly #payoutUrl
  readonly #entries = line(say('entries'), { placeholder: say('foundWithout') })
  readonly #fill = line(say('gapValue'), { placeholder: say('neverInvented') })
  readonly #fillIn: HTMLElement
  #ways: Ways = {}

  constructor(contract: Contract, { shapeChosen, waysChanged, fillAsked }: SettingsEvents) {
    this.#contract = contract
    const [holder] = moving(layoutOf(contract, 'order'), versions[1] as Version)
    this.#payoutUrl = line(say('urlInside', { holder: holder ?? '' }), { value: '/url' })
    this.#shape.select.addEventListener('change', () => {
      this.#check()
      this.#offer()
      shapeChosen()
    })
    for (const { input } of this.#pointers) {
      input.setAttribute('aria-describedby', this.mistake.id)
      input.addEventListener('input', () => this.#check() && waysChanged())
    }
    this.#fillIn = element(
      'div',
      { class: 'fill-in', hidden: true },
      this.#fill.field,
      button(say('fillIn'), fillAsked),
    )
    this.fields = [this.#shape.field, this.#payoutUrl.field, this.#entries.field, this.#fillIn]
    this.#offer()
  }

  get shape(): Shape {
    return this.#shape.select.value as Shape
  }

  get layout(): Layout {
    return layoutOf(this.#contract, this.shape)
  }

  /** The last that could be used. */
  get ways(): Ways {
    return this.#inSight(this.#ways)
  }

  /** For the gaps that a conversion to this version leaves. */
  fill(to: Version): ConvertOptions['fill'] {
    const name = this.#gapIn(to)
    const { value } = this.#fill.input
    return name === undefined || value === '' ? undefined : { [`/${name}`]: value }
  }

  get shared(): Shared {
    const approvalState = this.#fill.input.value
    return {
      shape: this.shape,
      payoutUrl: this.#payoutUrl.input.value,
      entries: this.#entries.input.value,
      approvalState,
    }
  }

  take({ shape, payoutUrl, entries, approvalState }: Shared): void {
    if (shape !== undefined) this.#shape.select.value = shape
    if (payoutUrl !== undefined) this.#payoutUrl.input.value = payoutUrl
    if (entries !== undefined) this.#entries.input.value = entries
    if (approvalState !== undefined) this.#fill.input.value = approvalState
    this.#check()
    this.#offer()
  }

  /** There are gaps in the document of a version, or none. */
  offerFill(to: Version, gaps: number): void {
    this.#fillIn.hidden = gaps === 0 || this.#gapIn(to) === undefined
  }

  /** A pointer that is none is told, and the one before it stays. */
  #check(): boolean {
    // A list that is the document itself is found without a pointer.
    const typed = { payoutUrl: this.#payoutUrl.input.value, entries: this.#entries.input.value || undefined }
    const ways = this.#inSight(typed)
    const [from, to] = versions as readonly [Version, Version]
    const mistake = mistakeIn(() => this.#contract.convert(this.shape, '', { ...ways, from, to }))
    this.mistake.textContent = mistake
    for (const { input } of this.#pointers) input.setAttribute('aria-invalid', String(mistake !== ''))
    if (mistake === '') this.#ways = { ...this.#ways, ...ways }
    return mistake === ''
  }

  /** What a shape has no use for is hidden, and so it is neither asked nor found wrong. */
  #inSight({ payoutUrl, entries }: Ways): Ways {
    const { layout } = this
    return { ...(movesUrl(layout) && { payoutUrl }), ...(layout.list && { entries }) }
  }

  #offer(): void {
    this.#payoutUrl.field.hidden = !movesUrl(this.layout)
    this.#entries.field.hidden = !this.layout.list
    this.#fillIn.hidden = true
  }

  get #pointers() {
    return [this.#payoutUrl, this.#entries]
  }

  /** What a version asks of every object that the other does not have. */
  #gapIn(to: Version): string | undefined {
    const { layout } = this
    const { fields } = this.#contract.describe(this.shape, { version: to }).object
    return fields.find(({ name, required }) => required !== undefined && layout.own[to].includes(name))?.name
  }
}

const movesUrl = (layout: Layout) => layout.items !== undefined && differs(layout)
