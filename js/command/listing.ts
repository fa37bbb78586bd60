/** Prints a list of results. */
import type { PrintFormat } from './flags.js'
import { print } from './outputs.js'

const CHUNK = 1 << 16

export class Listing {
  readonly #format: PrintFormat
  #count = 0
  #text = ''

  constructor(format: PrintFormat) {
    this.#format = format
  }

  /** Adds a value: `pretty` for people, or as JSON. */
  async add(value: object, pretty: () => string): Promise<void> {
    const isFirst = this.#count++ === 0
    if (this.#format === 'pretty') this.#text += pretty()
    else if (this.#format === 'ndjson') this.#text += `${JSON.stringify(value)}\n`
    else this.#text += `${isFirst ? '[\n' : ',\n'}${JSON.stringify(value)}`
    if (this.#text.length >= CHUNK) await this.flush()
  }

  /** Prints what was added, for example before the program waits for more input. */
  async flush(): Promise<void> {
    const text = this.#text
    this.#text = ''
    if (text !== '') await print(text)
  }

  /** Runs what adds to the list, and ends the list. One that has begun is closed even if `run` fails. */
  async fill(run: () => Promise<void>): Promise<void> {
    let isDone = false
    try {
      await run()
      isDone = true
    } finally {
      if (this.#format === 'json' && (isDone || this.#count > 0)) this.#text += this.#count === 0 ? '[]\n' : '\n]\n'
      await this.flush()
    }
  }
}
