/**
 * The view "Convert": a document in both versions, side by side; either is edited, the other follows. How it follows is
 * said by following.ts; what it looks like by side.ts and outcome.ts.
 */
import { ChangeSet } from '@codemirror/state'
import type { Shape, Version } from 'order-contract/slim'
import { element } from '../../app/dom.js'
import { LARGEST } from '../../app/files.js'
import { versions } from '../../app/names.js'
import { codePanel } from '../../app/parts.js'
import { atRest } from '../../app/rest.js'
import { measured } from '../../app/timed.js'
import type { App, Mount, Shared, View } from '../../app/view.js'
import { say } from '../../app/words.js'
import { difference } from '../../editor/difference.js'
import { type Sample, samples } from '../../samples/index.js'
import { samplePicker, versionFor } from '../../samples/picker.js'
import { type Followed, Following, type Once } from './following.js'
import type { Forms } from './history.js'
import { differs } from './layout.js'
import { idOf, Outcome, type Which } from './outcome.js'
import { Settings } from './settings.js'
import { Side } from './side.js'
import { snippet } from './snippet.js'

/** Above this many characters the other side follows only when typing rests. */
const LARGE = 30_000
const REST = 300

export const mount: Mount = (root, app) => new Converting(root, app)

class Converting implements View {
  readonly #app: App
  readonly #settings: Settings
  readonly #picker = samplePicker(samples, (sample) => this.#pick(sample))
  readonly #sides: readonly [Side, Side]
  readonly #code
  readonly #measure = measured('convertedIn', () => this.#conversion())
  readonly #outcome = new Outcome(this.#measure.root, {
    point: (id) => this.#light(id),
    reveal: (id, which) => this.#which(which).reveal(id),
    show: ({ start, end }) => this.#edited.pane.editor.reveal(start, end),
    goTo: (pointer, which) => this.#which(which).goTo(pointer),
  })
  readonly #followSoon = atRest(() => this.#follow(), REST)
  #following: Following
  /** The side that was edited last: the other follows. */
  #edited: Side
  #opened = false
  /** Sides that hold what could not be read yet. */
  readonly #unread = new Set<Side>()
  /** A shape that is chosen again finds what it knew: what followed once. */
  readonly #known = new Map<Shape, Following>()

  constructor(root: HTMLElement, app: App) {
    this.#app = app
    this.#settings = new Settings(app.contract, {
      shapeChosen: () => this.#start(),
      waysChanged: () => this.#waysChanged(),
      fillAsked: () => this.#fill(),
    })
    this.#following = this.#fresh()
    const [older, newer] = versions as readonly [Version, Version]
    const choices = element('div', { class: 'choices' }, this.#picker.field, ...this.#settings.fields)
    const sides = element('div', { class: 'sides' })
    root.append(
      choices,
      this.#settings.mistake,
      this.#picker.shows,
      element('p', { class: 'lead' }, say('convertLead')),
      sides,
    )
    this.#sides = [this.#side(sides, older), this.#side(sides, newer)]
    this.#edited = this.#sides[0]
    root.append(this.#outcome.root)
    this.#code = codePanel(root, () => this.#snippet())
  }

  open(shared?: Shared): void {
    if (shared !== undefined) this.#take(shared)
    else if (!this.#opened) this.#picker.choose(firstShown())
    this.#opened = true
  }

  share(): Shared {
    const { version, text } = this.#edited
    const held: Shared = { ...this.#settings.shared, version, text, other: this.#follower.text }
    return this.#following.awaits(version) ? { ...held, agreed: this.#following.agreed(version) } : held
  }

  get #follower(): Side {
    const [first, second] = this.#sides
    return this.#edited === first ? second : first
  }

  #side(parent: HTMLElement, version: Version): Side {
    const side: Side = new Side(parent, version, {
      changed: (changes) => this.#changed(side, changes),
      pointed: (id) => this.#light(id),
    })
    return side
  }

  #changed(side: Side, changes: ChangeSet): void {
    this.#edited = side
    this.#following.edited(side.version, changes)
    if (side.length < LARGE) {
      this.#follow()
      return
    }
    // What is edited before the other has followed would be edited twice.
    this.#follower.stay(say('followsLater', { version: side.version }))
    this.#followSoon.soon()
  }

  /** `undoable` where what the other side shows was not made from what this one showed before. */
  #follow(once: Once = {}, undoable = false): void {
    this.#followSoon.cancel()
    this.#measure.cancel()
    const { version, text } = this.#edited
    const followed = this.#following.follow(version, this.#follower.version, text, once)
    if (followed.ok) this.#showConverted(followed, undoable)
    else this.#showWaiting(followed)
    this.#code.update()
    this.#app.changed()
  }

  #showConverted(followed: Extract<Followed, { ok: true }>, undoable: boolean): void {
    const { from, to, text, conversion } = followed
    this.#follower.pane.editor.setText(text, { undoable: undoable || this.#unread.has(this.#follower) })
    this.#unread.clear()
    this.#known.set(this.#settings.shape, this.#following)
    const marked = (name: 'fromSpan' | 'toSpan') =>
      conversion.changes.flatMap(({ [name]: span }, at) =>
        span ? [{ ...span, id: idOf(at), kind: 'change' as const }] : [],
      )
    this.#edited.settle(say('editedLast', { version: to }), marked('fromSpan'))
    this.#follower.settle(say('follows', { version: from }), marked('toSpan'))
    this.#settings.offerFill(to, conversion.gaps.length)
    if (!differs(this.#following.layout)) this.#outcome.same()
    else this.#outcome.converted(followed, this.#edited.text, this.#app.contract.changelog({ from, to }))
    this.#measure.soon()
  }

  #showWaiting({ problems, from }: Extract<Followed, { ok: false }>): void {
    this.#unread.add(this.#edited)
    const empty = this.#edited.text.trim() === ''
    const why = empty ? say('convertHint') : (problems[0]?.message ?? '').replaceAll('`', '')
    const told = empty ? [] : problems
    this.#edited.wait(why, told)
    this.#follower.stay(say('staysUntil', { version: from }))
    this.#outcome.waiting(from, told)
  }

  /** Another document altogether: what stood there can be had again by undoing. */
  #pick(sample: Sample): void {
    this.#edited = this.#sideOf(versionFor(sample, this.#edited.version))
    if (sample.shape !== this.#settings.shape) {
      this.#settings.take({ shape: sample.shape })
      this.#renew()
    }
    this.#following.setAside()
    this.#edited.pane.editor.replace(sample.text)
  }

  /** What a link, or a draft, brings. */
  #take(shared: Shared): void {
    const { version = this.#edited.version, text = this.#edited.text, other, agreed = text } = shared
    this.#picker.clear()
    this.#settings.take(shared)
    this.#edited = this.#sideOf(version)
    this.#edited.pane.editor.setText(text, { undoable: true })
    this.#renew()
    if (other !== undefined) this.#restore(agreed, other)
    this.#follow({}, true)
  }

  /** What the other side alone holds is taken over where the two belonged together; what was edited since waits. */
  #restore(agreed: string, other: string): void {
    const { version: from, text } = this.#edited
    const { version: to } = this.#follower
    this.#follower.pane.editor.setText(other, { undoable: true })
    if (!this.#following.restore(from, to, { [from]: agreed, [to]: other } as Forms)) return
    const since = difference(agreed, text)
    if (since !== undefined) this.#following.edited(from, ChangeSet.of(since, agreed.length, '\n'))
  }

  /** The document as another shape. */
  #start(): void {
    this.#picker.clear()
    this.#renew()
    this.#follow({}, true)
  }

  #renew(): void {
    const { version, text } = this.#edited
    const known = this.#known.get(this.#settings.shape)
    if (known?.holds(version, text)) this.#resume(known)
    else {
      this.#following = this.#fresh()
      this.#following.edited(version, ChangeSet.of({ from: 0, insert: text }, 0, '\n'))
    }
    for (const { pane } of this.#sides) pane.editor.isQuery = this.#following.layout.query
  }

  /** Where the edited side cannot be read, the other stands as it stood when they agreed. */
  #resume(known: Following): void {
    this.#following = known
    const { version, pane } = this.#follower
    if (known.awaits(this.#edited.version)) pane.editor.setText(known.agreed(version), { undoable: true })
  }

  #fresh(): Following {
    const { shape, ways } = this.#settings
    return new Following(this.#app.contract, shape, { ...ways, limits: { bytes: LARGEST } })
  }

  #waysChanged(): void {
    const { version, text } = this.#edited
    // What nobody has touched needs no memory: that would only keep the URL where it no longer belongs.
    if (this.#following.isPlain(version, this.#follower.version, text)) {
      this.#following = this.#fresh()
      this.#following.edited(version, ChangeSet.of({ from: 0, insert: text }, 0, '\n'))
    } else this.#following.ways = { ...this.#following.ways, ...this.#settings.ways }
    this.#follow({ again: true })
  }

  #fill(): void {
    const fill = this.#settings.fill(this.#follower.version)
    if (fill !== undefined) this.#follow({ fill })
  }

  #light(id: string | undefined): void {
    for (const side of this.#sides) side.light(id)
  }

  #which(which: Which): Side {
    return which === 'from' ? this.#edited : this.#follower
  }

  #conversion(): () => void {
    const { version: from, text } = this.#edited
    const { version: to } = this.#follower
    const { contract } = this.#app
    const { shape, ways } = this.#settings
    return () => contract.convert(shape, text, { ...ways, limits: { bytes: LARGEST }, from, to })
  }

  #snippet(): string {
    const { shape, ways } = this.#settings
    return snippet(shape, { from: this.#edited.version, to: this.#follower.version, ...ways })
  }

  #sideOf(version: Version): Side {
    const [first, second] = this.#sides
    return second.version === version ? second : first
  }
}

/** An order of the older version, where there is most to see. */
const firstShown = () =>
  samples.find(({ kind, shape }) => kind === 'old' && shape === 'order') ?? (samples[0] as Sample)
