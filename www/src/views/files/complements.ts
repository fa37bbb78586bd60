/** The field for the complements that were saved with a file: with them, the file can be converted back. */
import { button, element, prose } from '../../app/dom.js'
import { fileButton, takeFileDrops } from '../../app/files.js'
import { say } from '../../app/words.js'
import { sizeInWords } from './format.js'

interface Acts {
  accept: string
  take(file: File): void
  remove(): void
}

export class ComplementsField {
  readonly #name = element('p', { class: 'file-name', id: 'complements-name' })
  readonly #choose
  readonly #remove
  readonly root

  constructor({ accept, take, remove }: Acts) {
    const title = element('strong', { id: 'complements-title' }, say('complements'))
    const label = element('p', {}, title, ' ', element('span', { class: 'optional' }, say('optional')))
    this.#choose = fileButton(say('chooseComplements'), accept, take, { 'aria-describedby': this.#name.id })
    this.#remove = button(say('removeComplements'), remove)
    const buttons = element('div', { class: 'tools' }, this.#choose, this.#remove)
    this.root = element(
      'div',
      { class: 'drop complements', role: 'group', 'aria-labelledby': title.id },
      element('div', {}, label, this.#name),
      buttons,
    )
    takeFileDrops(this.root, take)
    this.show()
  }

  /** Shows the chosen file, or without one what to choose. */
  show(file?: File): void {
    const hadFocus = document.activeElement === this.#remove
    this.#name.replaceChildren(...(file ? [`${file.name}, ${sizeInWords(file.size)}`] : prose(say('complementsHint'))))
    this.#remove.hidden = file === undefined
    if (hadFocus) this.#choose.querySelector('button')?.focus()
  }
}
