/** Links that save results. What they lead to is a file of the origin, or in memory. */
import { element } from '../../app/dom.js'
import type { Job, Result } from '../../archive/messages.js'
import { nameWith, sizeInWords } from './format.js'

export class Downloads {
  readonly root = element('p', { class: 'downloads' })
  #urls: string[] = []

  show({ outcome, listed, listing }: Result, { file, version }: Job): void {
    this.clear()
    if (outcome.kind === 'converted') {
      this.#add('converted file', outcome.output, nameWith(file.name, version))
      if (listed > 0) this.#add('rejects', listing, nameWith(file.name, 'rejects', '.ndjson'))
    } else if (listed > 0) this.#add('findings', listing, nameWith(file.name, 'findings', '.ndjson'))
  }

  clear(): void {
    for (const url of this.#urls) URL.revokeObjectURL(url)
    this.#urls = []
    this.root.replaceChildren()
  }

  #add(what: string, blob: Blob, download: string): void {
    const href = URL.createObjectURL(blob)
    this.#urls.push(href)
    this.root.append(element('a', { href, download }, `Save the ${what} (${sizeInWords(blob.size)})`))
  }
}
