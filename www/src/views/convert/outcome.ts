/** The result under the two sides: a sentence that sums up, and what was changed, lost, missing or assumed. */
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
  pointerName,
  quiet,
  sectionButton,
  sentence,
  sheet,
  verdict,
} from '../../app/parts.js'
import { say, type Word } from '../../app/words.js'
import type { Follows } from './following.js'

/** The side that was edited, or the one that followed. */
type Which = 'from' | 'to'

/** Selects a span in a side. */
type Reveal = (span: { start: number; end: number }, side: Which) => void

export class ConversionOutcome {
  readonly root: HTMLElement
  readonly #reveal: Reveal
  readonly #verdict = verdict()
  readonly #lists = element('div', { class: 'lists' })

  constructor(speed: HTMLElement, reveal: Reveal) {
    this.#reveal = reveal
    this.root = element(
      'div',
      { class: 'outcome' },
      element('h2', {}, say('result')),
      this.#verdict.root,
      speed,
      this.#lists,
    )
  }

  /** `changelog` has the titles of the changes. */
  converted(followed: Follows, assumptions: readonly string[], input: string, changelog: readonly Change[]): void {
    const { losses, gaps } = followed.conversion
    this.#verdict.show(summary(followed, input), losses.length + gaps.length > 0 ? 'partial' : 'valid')
    this.#lists.replaceChildren(...this.#listsOf(followed, assumptions, changelog))
  }

  waiting(version: Version, problems: readonly Problem[]): void {
    this.#verdict.show(say('unreadable', { version }), problems.length > 0 ? 'invalid' : '')
    const why = problems.map(({ message, section, span }) => {
      const place = span ? [placeButton(span, () => this.#reveal(span, 'from'))] : []
      return card('error', sentence(message), origin(...place, sectionButton(section)))
    })
    this.#lists.replaceChildren(...cards(say('why'), why))
  }

  #listsOf({ to, conversion }: Follows, assumptions: readonly string[], changelog: readonly Change[]): HTMLElement[] {
    const { changes, losses, gaps, complement } = conversion
    const titles = new Map(changelog.map(({ id, title }) => [id, title]))
    return [
      ...cards(
        say('changes'),
        changes.map((it) => this.#change(it, titles.get(it.id) ?? it.id)),
      ),
      ...cards(say('lostIn', { version: to }), losses.map(shortfall)),
      ...cards(say('missingIn', { version: to }), gaps.map(shortfall)),
      ...cards(
        say('assumptions'),
        assumptions.map((words) => card('info', sentence(words))),
      ),
      ...(complement === null ? [] : [complementPanel(complement)]),
    ]
  }

  #change(change: AppliedChange, title: string): HTMLElement {
    const { fromSpan, toSpan, basis, section } = change
    const place = (side: Which, span: AppliedChange['toSpan']) => {
      const words = change[side] === '' ? say('theDocument') : `\`${change[side]}\``
      return span ? quiet(words, () => this.#reveal(span, side)) : sentence(words)
    }
    const verb = element('span', {}, say(fromSpan ? 'became' : 'nowHas'))
    const line = headline(place('from', fromSpan), verb, place('to', toSpan))
    return card('change', line, sentence(`${title}.`), origin(say(basis), sectionButton(section)))
  }
}

const shortfall = ({ pointer, section, reason }: Shortfall) =>
  card('warning', headline(pointerName(pointer)), sentence(reason), origin(sectionButton(section)))

function summary({ from, to, conversion: { output, changes, losses, gaps } }: Follows, input: string): string {
  const counted = ([word, { length }]: [Word, { length: number }]) =>
    length === 0 ? [] : [say(word, { count: length })]
  const all: [Word, { length: number }][] = [
    ['countChanges', changes],
    ['countLosses', losses],
    ['countGaps', gaps],
  ]
  const counts = all.flatMap(counted)
  if (counts.length === 0) return say(output === input ? 'nothingChanges' : 'converted')
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
