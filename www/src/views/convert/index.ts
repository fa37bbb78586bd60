/**
 * The view "Convert": a document in both versions, side by side. Either can be edited, and the other follows.
 * following.ts converts; side.ts and outcome.ts draw.
 */
import type { Options, Report, Version } from 'order-contract/slim'
import { element } from '../../app/dom.js'
import { versions } from '../../app/names.js'
import { codePanel } from '../../app/parts.js'
import { atRest } from '../../app/rest.js'
import { measured } from '../../app/timed.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { say } from '../../app/words.js'
import type { Splice } from '../../editor/splice.js'
import { type Sample, samples } from '../../samples/index.js'
import { samplePicker, versionFor } from '../../samples/picker.js'
import { Following, type Follows, type Waits } from './following.js'
import { namedAssumptions, namedProblems } from './names.js'
import { ConversionOutcome } from './outcome.js'
import { fillOf, settingsFields, waysOf } from './settings.js'
import { Side } from './side.js'
import { snippetOf } from './snippet.js'

/** Above this many characters the other side follows only when typing rests. */
const LARGE = 30_000
const REST = 300
/** An order of the older version: it shows most. */
const FIRST = samples.find(({ kind, shape }) => kind === 'old' && shape === 'order')

let shown: Converting | undefined

/** The editors, and how one follows the other, go on when the view is built again in another language. */
export const mount: Mount = (root, app) => {
  shown = new Converting(root, app, shown)
  return shown
}

class Converting implements View {
  readonly #app: App
  readonly #settings
  readonly #picker = samplePicker(samples, (sample) => this.#pick(sample))
  readonly #sides: readonly [Side, Side]
  readonly #code
  readonly #measure = measured('convertedIn', () => this.#conversion())
  readonly #outcome = new ConversionOutcome(this.#measure.root, ({ start, end }, which) => {
    const side = which === 'from' ? this.#edited : this.#follower
    side.pane.editor.reveal(start, end)
  })
  readonly #followSoon = atRest(() => this.#follow(), REST)
  #following: Following
  /** The side that was edited last. The other follows. */
  #edited: Side
  /** The edited side holds another document: the other side keeps nothing of its own. */
  #isAnother = false
  #change: Splice | undefined
  #opened = false

  constructor(root: HTMLElement, app: App, before?: Converting) {
    this.#app = app
    this.#settings = settingsFields(app.contract, () => this.#follow(this.#anew()))
    if (before) this.#settings.take(before.#settings.held)
    this.#following = before ? before.#following : this.#anew()
    this.#isAnother = before ? before.#isAnother : false
    const [older, newer] = versions as readonly [Version, Version]
    const sides = element('div', { class: 'sides' })
    root.append(
      element('div', { class: 'choices' }, this.#picker.field, ...this.#settings.fields),
      this.#settings.mistake,
      this.#picker.shows,
      element('p', { class: 'lead' }, say('convertLead')),
      sides,
      this.#outcome.root,
    )
    const [first, second] = before ? before.#sides : []
    this.#sides = [this.#side(sides, older, first), this.#side(sides, newer, second)]
    this.#edited = this.#sides[before && before.#edited === second ? 1 : 0]
    this.#code = codePanel(root, () => this.#snippet())
  }

  open(shared?: Shared): void {
    if (shared !== undefined) this.#take(shared)
    else if (!this.#opened) this.#picker.choose(FIRST)
    this.#opened = true
  }

  /** Leaves out the other side while it holds the document before: taken up again, it would be kept for this one. */
  share(): Shared {
    const { version, text } = this.#edited
    return { ...this.#settings.held, version, text, ...(!this.#isAnother && { other: this.#follower.text }) }
  }

  get #follower(): Side {
    const [first, second] = this.#sides
    return this.#edited === first ? second : first
  }

  #side(parent: HTMLElement, version: Version, before?: Side): Side {
    const events = {
      onChange: (text: string, change?: Splice) => this.#changed(side, text, change),
      onPoint: (id?: string) => this.#light(id),
    }
    const side: Side = new Side(parent, version, events, before)
    return side
  }

  /** Highlights both places of a change, or none. */
  #light(id: string | undefined): void {
    for (const { pane } of this.#sides) pane.editor.light(id)
  }

  #changed(side: Side, before: string, change?: Splice): void {
    this.#edited = side
    this.#change = change
    this.#measure.cancel()
    this.#isAnother ||= change?.from === 0 && change.to === before.length
    if (side.text.length < LARGE) {
      this.#follow()
      return
    }
    // If the other side were edited before it has followed, two edits would have to be merged.
    this.#follower.stay(say('followsLater', { version: side.version }))
    this.#followSoon.soon()
  }

  /** The output of a new `following` does not keep what the other side held: it can be undone there. */
  #follow(following?: Following): void {
    this.#followSoon.cancel()
    this.#measure.cancel()
    this.#following = following ?? this.#following
    const { version: from, text } = this.#edited
    const { version: to } = this.#follower
    const once = { fill: fillOf(this.#settings.held, to), isAnother: this.#isAnother, change: this.#change }
    const followed = this.#following.follow(from, to, text, once)
    if (followed.ok) this.#showConverted(followed, this.#opened && (following !== undefined || this.#isAnother))
    else this.#showWaiting(followed)
    this.#isAnother &&= !followed.ok
    this.#picker.recognise(this.share())
    this.#code.update()
    this.#app.changed()
  }

  #showConverted(followed: Follows, undoable: boolean): void {
    const { from, to, conversion } = followed
    this.#follower.pane.editor.setText(conversion.output, { undoable })
    const marked = (name: 'fromSpan' | 'toSpan') =>
      conversion.changes.flatMap(({ [name]: span }, at) =>
        span ? [{ from: span.start, to: span.end, kind: 'change' as const, id: `change-${at}` }] : [],
      )
    this.#edited.settle(say('editedLast', { version: to }), marked('fromSpan'))
    this.#follower.settle(say('follows', { version: from }), marked('toSpan'))
    const assumptions = namedAssumptions(conversion.assumptions, this.#check)
    this.#outcome.converted(followed, assumptions, this.#edited.text, this.#app.contract.changelog({ from, to }))
    this.#measure.soon()
  }

  #showWaiting({ problems, from }: Waits): void {
    const empty = this.#edited.text.trim() === ''
    const told = empty ? [] : namedProblems(problems, this.#check)
    const why = empty ? say('convertHint') : (told[0]?.message ?? '')
    this.#edited.wait(why, told)
    this.#follower.stay(say('staysUntil', { version: from }))
    this.#outcome.waiting(from, told)
  }

  #pick(sample: Sample): void {
    this.#take({ shape: sample.shape, version: versionFor(sample, this.#edited.version), text: sample.text })
  }

  /** Takes what a sample, a link or a draft brings. Undoing brings back the text before, if there was one. */
  #take(shared: Shared): void {
    const held = this.share()
    // In another language, the view brings what is here already.
    if (JSON.stringify({ ...held, ...shared }) === JSON.stringify(held)) {
      this.#follow()
      return
    }
    const { version = this.#edited.version, text = this.#edited.text, other, ...settings } = shared
    this.#settings.take(settings)
    this.#edited = this.#sides.find((side) => side.version === version) ?? this.#edited
    this.#edited.pane.editor.setText(text, { undoable: this.#opened })
    // Nothing of the edits before applies to this text. Without `other`, the other side holds the document before.
    this.#isAnother = other === undefined
    this.#change = undefined
    const following = this.#anew()
    if (other !== undefined) {
      const { version: follower, pane } = this.#follower
      pane.editor.setText(other, { undoable: this.#opened })
      following.restore(version, follower, other)
    }
    this.#follow(following)
  }

  #anew(): Following {
    const { held } = this.#settings
    return new Following(this.#app.contract, held.shape, waysOf(held))
  }

  readonly #check = (options: Options): Report => {
    const { shape, entries } = this.#settings.held
    const { version, text } = this.#edited
    return this.#app.contract.validate(shape, text, { version, ...(entries && { entries }), ...options })
  }

  #conversion(): () => void {
    const { version: from, text } = this.#edited
    const { version: to } = this.#follower
    const { held } = this.#settings
    return () => this.#app.contract.convert(held.shape, text, { ...waysOf(held), from, to })
  }

  #snippet(): string {
    const { held } = this.#settings
    const { version: to } = this.#follower
    return snippetOf(held.shape, { from: this.#edited.version, to, ...waysOf(held), fill: fillOf(held, to) })
  }
}
