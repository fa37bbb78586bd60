/** Prints a list of results, each as soon as it is found. */
import type { PrintFormat } from './options.js'
import { print } from './output_files.js'

/** Prints a list that is complete: `pretty` is an entry for people. */
export async function printAll<T>(values: readonly T[], format: PrintFormat, pretty: (value: T) => string) {
  if (format === 'json') await print(`${JSON.stringify(values, null, 2)}\n`)
  else if (format === 'ndjson') await print(values.map((value) => `${JSON.stringify(value)}\n`).join(''))
  else await print(values.map(pretty).join('\n'))
}

export class PrintedList {
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
