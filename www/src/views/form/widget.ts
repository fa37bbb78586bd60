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

/** The label of a field: its title, its name on the wire, and whether it can be left out. */
export function captionOf(given: ElementDescription) {
  const title = element('span', { class: 'title' })
  const optional = element('span', { class: 'optional', hidden: true }, say('optional'))
  const name = 'name' in given ? [' ', element('code', {}, String(given.name))] : []
  return {
    nodes: [title, ...name, ' ', optional],
    present(words: string, asked: boolean) {
      title.textContent = words
      optional.hidden = asked
    },
  }
}

/** The line on what a field is for, and what is found there: both told of `target` to those who listen. */
export function notesFor(target: HTMLElement, given: ElementDescription, id: string) {
  const hint = element('p', { class: 'hint', id: `${id}-hint`, hidden: !given.doc }, ...prose(given.doc ?? ''))
  const told = element('p', { class: 'told', id: `${id}-told`, hidden: true })
  target.setAttribute('aria-describedby', hint.id)
  return {
    nodes: [hint, told],
    tell(problems: readonly Problem[]) {
      told.hidden = problems.length === 0
      told.className = `told ${isWrong(problems) ? 'error' : 'warning'}`
      told.replaceChildren(...prose(problems.map(({ message }) => message).join(' ')))
      target.setAttribute('aria-describedby', told.hidden ? hint.id : `${told.id} ${hint.id}`)
    },
  }
}

export const isWrong = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === 'error')
