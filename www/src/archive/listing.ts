/** Reads the lines that a stream writes about documents: counts them, and keeps the first ones. */
import type { ListedDocument } from './messages.js'

/** How many documents are shown, and how many problems of each. */
const MOST_DOCUMENTS = 50
const MOST_PROBLEMS = 3
const LF = 10

export class Listing {
  count = 0
  readonly first: ListedDocument[] = []
  readonly #decoder = new TextDecoder()

  /** The stream writes whole lines. */
  read(bytes: Uint8Array): void {
    for (let start = 0, end = bytes.indexOf(LF); end >= 0; start = end + 1, end = bytes.indexOf(LF, start)) {
      this.count++
      if (this.first.length < MOST_DOCUMENTS) this.#list(bytes.subarray(start, end))
    }
  }

  #list(bytes: Uint8Array): void {
    const { line, problems }: ListedDocument = JSON.parse(this.#decoder.decode(bytes))
    this.first.push({ line, problems: problems.slice(0, MOST_PROBLEMS) })
  }
}
