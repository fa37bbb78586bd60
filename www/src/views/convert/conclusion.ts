/** What is underneath the two sides: a sentence that sums up, how long it took, and what was changed, lost or assumed. */
import type { Change, Problem, Version } from 'order-contract/slim'
import { element } from '../../app/dom.js'
import type { Followed } from './following.js'
import { type OutcomeActs, outcomeLists, refusals, summary } from './outcome.js'

type Kind = 'valid' | 'partial' | 'invalid' | ''

export class Conclusion {
  readonly root: HTMLElement
  readonly speed = element('p', { class: 'speed' })
  readonly #acts: OutcomeActs
  readonly #verdict = element('p', { class: 'verdict' })
  readonly #lists = element('div', { class: 'lists' })

  constructor(acts: OutcomeActs) {
    this.#acts = acts
    const title = element('h2', {}, 'Result')
    this.root = element('div', { class: 'outcome' }, title, this.#verdict, this.speed, this.#lists)
  }

  get words(): string {
    return this.#verdict.textContent ?? ''
  }

  /** `changelog` says what there can be between the two versions. */
  converted(followed: Extract<Followed, { ok: true }>, input: string, changelog: readonly Change[]): void {
    const { losses, gaps } = followed.conversion
    this.#tell(summary(followed, input), losses.length + gaps.length > 0 ? 'partial' : 'valid')
    this.#lists.replaceChildren(...outcomeLists(followed, changelog, this.#acts))
  }

  /** The versions of this shape do not differ. */
  same(): void {
    this.#tell('Nothing to convert: documents of this shape are the same in both versions.', 'valid')
    this.#lists.replaceChildren()
  }

  waiting(version: Version, problems: readonly Problem[]): void {
    const words = `${version} cannot be read yet; the other side stays as it is.`
    this.#tell(words, problems.length > 0 ? 'invalid' : '')
    this.#lists.replaceChildren(...refusals(problems, this.#acts))
  }

  #tell(words: string, kind: Kind): void {
    this.#verdict.textContent = words
    this.#verdict.className = `verdict ${kind}`
  }
}
