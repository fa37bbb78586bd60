/** What each field of the form is on the page, and what the fields have in common. */
import type { ElementDescription, Problem } from 'order-contract/slim'
import { element, prose } from '../../app/dom.js'
import { say } from '../../app/words.js'

export interface Widget {
  readonly root: HTMLElement
  /** Goes to where the field is filled in. */
  focus(): void
  /** What it is called where it stands, and whether it must be filled in. */
  present(title: string, asked: boolean): void
  /** Draws anew what depends on the other fields, and what is found here. */
  update(problems: readonly Problem[]): void
}

/** The words of a field: its label, what it is for, and what is found there. `target` is what they are about. */
export function wordsOf(target: HTMLElement, given: ElementDescription, id: string) {
  const title = element('span', { class: 'title' })
  const optional = element('span', { class: 'optional', hidden: true }, say('optional'))
  const name = 'name' in given ? [' ', element('code', {}, String(given.name))] : []
  const hint = element('p', { class: 'hint', id: `${id}-hint`, hidden: !given.doc }, ...prose(given.doc ?? ''))
  const told = element('p', { class: 'told', id: `${id}-told`, hidden: true })
  target.setAttribute('aria-describedby', `${told.id} ${hint.id}`)
  return {
    caption: [title, ...name, ' ', optional],
    notes: [hint, told],
    present(words: string, asked: boolean) {
      title.textContent = words
      optional.hidden = asked
    },
    /** Whether something is wrong. */
    tell(problems: readonly Problem[]): boolean {
      const wrong = problems.some(({ severity }) => severity === 'error')
      told.hidden = problems.length === 0
      told.className = `told ${wrong ? 'error' : 'warning'}`
      told.replaceChildren(...prose(problems.map(({ message }) => message).join(' ')))
      return wrong
    },
  }
}
