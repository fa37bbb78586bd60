/** The place where a file is dropped or chosen; says which one it is. */
import { element } from '../../app/dom.js'
import { fileButton, takeFileDrops } from '../../app/files.js'
import { sizeInWords } from './format.js'

const ACCEPTED = '.ndjson,.jsonl,.json,application/json,application/x-ndjson'
const HINT = 'Drop an NDJSON or JSON file of up to 1 GB here. It stays on this device.'

export class FilePicker {
  readonly #name = element('p', { class: 'file-name' }, HINT)
  readonly root: HTMLElement

  constructor(take: (file: File) => void) {
    this.root = element('div', { class: 'drop' }, this.#name, fileButton('Choose a file', ACCEPTED, take))
    takeFileDrops(this.root, take)
  }

  show({ name, size }: File): void {
    this.#name.textContent = `${name}, ${sizeInWords(size)}`
  }
}
