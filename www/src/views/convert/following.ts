/**
 * One document in two versions, either of which is edited: the other follows by a conversion, and what it alone holds
 * stays with it. Pure: texts in, texts out; no page is known here.
 *
 * Only what was edited is converted anew (beside.ts), as far as a conversion back gives the text that was edited. Where
 * it does not, what the other side alone holds comes back by its complement, or is listed as a loss. A step that is
 * undone gives what was (history.ts).
 */
import type { Complement, Conversion, ConvertOptions, Problem, Shape, Version } from 'order-contract/slim'
import type { Contract } from '../../app/view.js'
import { applied, difference, type Splice } from '../../editor/splice.js'
import { beside, inverse, placesOf } from './beside.js'
import { type Forms, type Pair, PairHistory } from './history.js'

/** What is asked of every conversion. */
type Ways = Pick<ConvertOptions, 'payoutUrl' | 'entries'>

/** What is asked of one conversion alone. */
export interface Once {
  fill?: ConvertOptions['fill']
  /** It is another document: what the other side holds has no part in it. */
  isAnother?: boolean
  /** How the text was changed, where that is known: of objects that look alike it tells which. None if undone. */
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
  /** What follows if the other side holds nothing of its own. */
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

  /** The other side, as it was left: what it alone holds stays with it. */
  restore(from: Version, to: Version, text: string): void {
    const back = this.#convert(text, to, from)
    if (back.ok) this.#settle(to, from, text, back)
  }

  /** Has the other side follow a text. */
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

  /** What the other side keeps of its own. */
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

  /** What was dropped must not come back to another object: what the other side holds is read from it anew. */
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

/** What the other side alone holds. */
function heldBeside(edited: Version, pair: Pair | undefined): Complement | null {
  if (pair === undefined) return null
  return pair.edited === edited ? pair.restored : pair.kept
}
