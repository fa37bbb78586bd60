/** What is underneath the two sides: a sentence that sums up, and what was changed, lost, missing or assumed. */
import type { AppliedChange, Change, Complement, Problem, Shortfall, Version } from 'order-contract/slim'
import { element } from '../../app/dom.js'
import {
  card,
  cards,
  copyButton,
  folded,
  headline,
  origin,
  placeButton,
  quiet,
  sectionButton,
  sentence,
  sheet,
  verdict,
} from '../../app/parts.js'
import { say, type Word } from '../../app/words.js'
import type { Followed } from './following.js'

export interface OutcomeActs {
  /** Lights the two places of a change, or none. */
  point(id: string | undefined): void
  /** Goes to the place of a change. */
  reveal(id: string, side: Which): void
  /** Goes to a stretch of the side that was edited. */
  show(span: { start: number; end: number }): void
  /** Goes to where a pointer leads. */
  goTo(pointer: string, side: Which): void
}

/** The side that was edited, or the one that followed. */
export type Which = 'from' | 'to'

type Converted = Extract<Followed, { ok: true }>

/** How a change is called on both sides. */
export const idOf = (at: number) => `change-${at}`

export class Outcome {
  readonly root: HTMLElement
  readonly #acts: OutcomeActs
  readonly #verdict = verdict()
  readonly #lists = element('div', { class: 'lists' })

  constructor(speed: HTMLElement, acts: OutcomeActs) {
    this.#acts = acts
    this.root = element(
      'div',
      { class: 'outcome' },
      element('h2', {}, say('result')),
      this.#verdict.root,
      speed,
      this.#lists,
    )
  }

  /** `changelog` says what there can be between the two versions. */
  converted(followed: Converted, input: string, changelog: readonly Change[]): void {
    const { losses, gaps } = followed.conversion
    this.#verdict.show(summary(followed, input), losses.length + gaps.length > 0 ? 'partial' : 'valid')
    this.#lists.replaceChildren(...this.#listsOf(followed, changelog))
  }

  /** The versions of this shape do not differ. */
  same(): void {
    this.#verdict.show(say('nothingToConvert'), 'valid')
    this.#lists.replaceChildren()
  }

  waiting(version: Version, problems: readonly Problem[]): void {
    this.#verdict.show(say('unreadable', { version }), problems.length > 0 ? 'invalid' : '')
    const why = problems.map(({ message, section, span }) => {
      const place = span ? [placeButton(span, () => this.#acts.show(span))] : []
      return card('error', sentence(message), origin(...place, sectionButton(section)))
    })
    this.#lists.replaceChildren(...cards(say('why'), why))
  }

  #listsOf({ from, to, conversion }: Converted, changelog: readonly Change[]): HTMLElement[] {
    const { changes, losses, gaps, assumptions, complement } = conversion
    const titles = new Map(changelog.map(({ id, title }) => [id, title]))
    const changed = changes.map((it, at) => this.#change(it, at, titles.get(it.id) ?? it.id, { from, to }))
    return [
      ...cards(say('changes'), changed),
      // A loss is in the document that was edited, a gap in the one that followed.
      ...cards(
        say('lostIn', { version: to }),
        losses.map((it) => this.#shortfall(it, 'from')),
      ),
      ...cards(
        say('missingIn', { version: to }),
        gaps.map((it) => this.#shortfall(it, 'to')),
      ),
      ...cards(
        say('assumptions'),
        assumptions.map((words) => card('info', sentence(words))),
      ),
      ...(complement === null ? [] : [complementPanel(complement)]),
    ]
  }

  #change(change: AppliedChange, at: number, title: string, versions: { [side in Which]: Version }): HTMLElement {
    const id = idOf(at)
    const place = (side: Which, span: object | undefined) => {
      const words = change[side] === '' ? say('theDocument') : `\`${change[side]}\``
      if (!span) return sentence(words)
      const made = quiet(words, () => this.#acts.reveal(id, side), say('showIn', { version: versions[side] }))
      made.addEventListener('focus', () => this.#acts.point(id))
      return made
    }
    const verb = change.fromSpan ? say('became') : say('nowHas')
    const line = headline(place('from', change.fromSpan), element('span', {}, verb), place('to', change.toSpan))
    line.addEventListener('mouseover', () => this.#acts.point(id))
    line.addEventListener('mouseleave', () => this.#acts.point(undefined))
    return card('change', line, sentence(`${title}.`), origin(say(change.basis), sectionButton(change.section)))
  }

  #shortfall({ pointer, section, reason }: Shortfall, side: Which): HTMLElement {
    const place = pointer === '' ? say('wholeDocument') : quiet(`\`${pointer}\``, () => this.#acts.goTo(pointer, side))
    return card('warning', headline(place), sentence(reason), origin(sectionButton(section)))
  }
}

function summary({ from, to, text, conversion: { changes, losses, gaps } }: Converted, input: string): string {
  const counted = ([word, { length }]: [Word, { length: number }]) =>
    length === 0 ? [] : [say(word, { count: length })]
  const all: [Word, { length: number }][] = [
    ['countChanges', changes],
    ['countLosses', losses],
    ['countGaps', gaps],
  ]
  const counts = all.flatMap(counted)
  if (counts.length === 0) return say(text === input ? 'nothingChanges' : 'converted')
  return say('fromTo', { from, to, counts: counts.join(', ') })
}

function complementPanel(complement: Complement): HTMLElement {
  const text = JSON.stringify(complement, null, 2)
  return folded(
    say('complementTitle'),
    copyButton('copyComplement', () => text),
    sheet(say('complement'), text),
  )
}
