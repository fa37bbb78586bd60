/** Prints a list of results: for people, or as NDJSON. */
import type { PrintFormat } from './flags.js'
import { print } from './outputs.js'

const CHUNK = 1 << 16

export class Listing {
  readonly #format: PrintFormat
  #text = ''

  constructor(format: PrintFormat = 'pretty') {
    this.#format = format
  }

  async add(value: object, pretty: () => string): Promise<void> {
    this.#text += this.#format === 'pretty' ? pretty() : `${JSON.stringify(value)}\n`
    if (this.#text.length >= CHUNK) await this.flush()
  }

  /** Prints what was added, for example before the program waits for more input. */
  async flush(): Promise<void> {
    const text = this.#text
    this.#text = ''
    if (text !== '') await print(text)
  }
}
