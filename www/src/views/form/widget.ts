/** The interface of a field on the page, and the texts that all fields have. */
import type { ElementDescription, Problem } from 'order-contract/slim'
import { element, prose, setText } from '../../app/dom.js'
import { say } from '../../app/words.js'

export interface Widget {
  readonly root: HTMLElement
  /** Focuses the control, or the first one in it. */
  focus(): void
  /** Sets its title, and whether it must be filled in. */
  present(title: string, asked: boolean): void
  /** Draws what depends on the other fields, and the problems of this one. */
  update(problems: readonly Problem[]): void
}

/** The texts of a field: its label, its hint and its problems. `target` is the element that they describe. */
export function wordsOf(target: HTMLElement, given: ElementDescription, id: string) {
  const title = element('span', { class: 'title' })
  const optional = element('span', { class: 'optional', hidden: true }, say('optional'))
  const name = 'name' in given ? [' ', element('code', {}, String(given.name))] : []
  const hint = element('p', { class: 'hint', id: `${id}-hint`, hidden: !given.doc }, ...prose(given.doc ?? ''))
  const told = element('p', { class: 'told', id: `${id}-told`, hidden: true })
  let shown = ''
  target.setAttribute('aria-describedby', `${told.id} ${hint.id}`)
  return {
    caption: [title, ...name, ' ', optional],
    notes: [hint, told],
    present(words: string, asked: boolean) {
      setText(title, words)
      optional.hidden = asked
    },
    /** Shows the problems. Returns whether there is an error. */
    tell(problems: readonly Problem[]): boolean {
      const wrong = problems.some(({ severity }) => severity === 'error')
      told.hidden = problems.length === 0
      told.className = `told ${wrong ? 'error' : 'warning'}`
      const words = problems.map(({ message }) => message).join(' ')
      if (words !== shown) told.replaceChildren(...prose(words))
      shown = words
      return wrong
    },
  }
}
