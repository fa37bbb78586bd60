/** Prints a list of results, each as soon as it is found. */
import type { PrintFormat } from './options.js'
import { print } from './output_files.js'

export class Listing {
  readonly #format: PrintFormat
  #count = 0

  constructor(format: PrintFormat) {
    this.#format = format
  }

  /** Prints a value: `pretty` for people, or as JSON. */
  async add(value: object, pretty: () => string): Promise<void> {
    const isFirst = this.#count++ === 0
    if (this.#format === 'pretty') await print(pretty())
    else if (this.#format === 'ndjson') await print(`${JSON.stringify(value)}\n`)
    else await print(`${isFirst ? '[\n' : ',\n'}${JSON.stringify(value)}`)
  }

  /** Runs what adds to the list, and ends the list. One that has begun is closed even if `run` fails. */
  async fill(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (this.#count > 0) await this.#end()
      throw error
    }
    await this.#end()
  }

  async #end(): Promise<void> {
    if (this.#format === 'json') await print(this.#count === 0 ? '[]\n' : '\n]\n')
  }
}
