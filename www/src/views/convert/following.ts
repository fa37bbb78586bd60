/**
 * Keeps one document in two versions: when either is edited, the other follows by a conversion, and keeps what only it
 * holds. Takes texts and gives texts; uses no element of the page.
 *
 * Converts only what was edited (beside.ts) if a conversion back gives the edited text. If it does not, what only the
 * other side holds comes back by its complement, or is listed as a loss. A step that is undone brings back both texts
 * (history.ts).
 */
import type { Complement, Conversion, ConvertOptions, Problem, Shape, Version } from 'order-contract/slim'
import type { Contract } from '../../app/view.js'
import { applied, difference, type Splice } from '../../editor/splice.js'
import { beside, inverse, placesOf } from './beside.js'
import { type Forms, type Pair, PairHistory } from './history.js'

/** Options of every conversion. */
type Ways = Pick<ConvertOptions, 'payoutUrl' | 'entries'>

/** Options of one conversion. */
export interface Once {
  fill?: ConvertOptions['fill']
  /** Another document: the other side keeps nothing of its own. */
  isAnother?: boolean
  /** How the text was changed, if known: it tells equal objects apart. Absent if a step was undone. */
  change?: Splice | undefined
}

type Converted = Extract<Conversion<string>, { ok: true }>

/** The other side has followed an edit. */
export interface Follows {
  ok: true
  from: Version
  to: Version
  conversion: Converted
}

/** The edited text cannot be read: the other side stays as it is. */
export interface Waits {
  ok: false
  from: Version
  to: Version
  problems: Problem[]
}

/** An edit that the other side is to follow. */
interface Task {
  from: Version
  to: Version
  text: string
  /** The conversion without anything of the other side's own. */
  plain: Converted
  change: Splice | undefined
}

export class Following {
  readonly #contract: Pick<Contract, 'convert'>
  readonly #shape: Shape
  readonly #history = new PairHistory()
  readonly #ways: Ways

  constructor(contract: Pick<Contract, 'convert'>, shape: Shape, ways: Ways = {}) {
    this.#contract = contract
    this.#shape = shape
    this.#ways = ways
  }

  /** Sets the other side, for example from a draft. It keeps what only it holds. */
  restore(from: Version, to: Version, text: string): void {
    const back = this.#convert(text, to, from)
    if (back.ok) this.#settle(to, from, text, back)
  }

  /** Converts an edited text to the other side. */
  follow(from: Version, to: Version, text: string, { fill, isAnother = false, change }: Once = {}): Follows | Waits {
    const plain = this.#convert(text, from, to)
    if (!plain.ok) return { ok: false, from, to, problems: plain.problems }
    const recalled = change === undefined ? this.#history.recall(from, text) : undefined
    const kept = () => (isAnother ? null : this.#keeping({ from, to, text, plain, change }))
    const complement = recalled ? heldBeside(from, recalled) : kept()
    const restored = this.#convert(text, from, to, { complement, fill, onOrphan: 'drop' })
    const conversion = restored.ok ? restored : plain
    this.#settle(from, to, text, conversion)
    return { ok: true, from, to, conversion }
  }

  /** The complement with which the other side keeps what only it holds. */
  #keeping({ from, to, text, plain, change: known }: Task): Complement | null {
    const { pair } = this.#history
    if (pair === undefined) return null
    const agreed = pair.forms[from]
    const change = known && applied(known, agreed) === text ? known : difference(agreed, text)
    if (change === undefined) return heldBeside(from, pair)
    const places = pair.edited === from ? pair.places : inverse(pair.places)
    const there = beside({ output: pair.forms[to], places }, { ...plain, places: placesOf(plain.edits) }, change)
    const back = this.#convert(there, to, from, { complement: plain.complement })
    if (!back.ok || back.output !== text) return heldBeside(from, pair)
    const again = this.#convert(text, from, to, { complement: back.complement })
    return again.ok && again.output === there ? back.complement : heldBeside(from, pair)
  }

  /** Reads what only the other side holds from its new text: what was dropped must not come back in another object. */
  #settle(from: Version, to: Version, text: string, { output, edits, complement: kept }: Converted): void {
    const back = this.#convert(output, to, from, { complement: kept })
    const forms = { [from]: text, [to]: output } as Forms
    this.#history.add({
      forms,
      edited: from,
      places: placesOf(edits),
      kept,
      restored: back.ok ? back.complement : null,
    })
  }

  #convert(text: string, from: Version, to: Version, more: Partial<ConvertOptions> = {}): Conversion<string> {
    return this.#contract.convert(this.#shape, text, { ...this.#ways, from, to, ...more })
  }
}

/** What only the other side holds. */
function heldBeside(edited: Version, pair: Pair | undefined): Complement | null {
  if (pair === undefined) return null
  return pair.edited === edited ? pair.restored : pair.kept
}
