/** Writes bytes and texts into a `WritableStream`. */
import { utf8 } from '../input/encoding.js'

const CHUNK = 1 << 16

export class Output {
  /** Rejects if the output fails or its reader leaves. */
  readonly closed: Promise<unknown>
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>
  #isEnding = false

  /** `name` is the name of the option, for the error about a stream that was closed before. */
  constructor(name: string, stream: WritableStream<Uint8Array>) {
    this.#writer = stream.getWriter()
    this.closed = this.#writer.closed.then(() => {
      if (!this.#isEnding) throw new TypeError(`${name} is closed: pass a stream that is open`)
    })
  }

  /** Copies the bytes before it returns. Resolves when the stream accepts more. */
  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length > 0) await this.#send(bytes.slice())
  }

  async #send(bytes: Uint8Array): Promise<void> {
    await this.#writer.ready
    this.#writer.write(bytes).catch(() => undefined)
  }

  /** Writes values as NDJSON. Takes the next one only when those before it are written, to bound the memory. */
  async writeLines(values: Iterable<object>): Promise<void> {
    let gathered = ''
    for (const value of values) {
      gathered += `${JSON.stringify(value)}\n`
      if (gathered.length < CHUNK) continue
      await this.#send(utf8().encode(gathered))
      gathered = ''
    }
    if (gathered !== '') await this.#send(utf8().encode(gathered))
  }

  close(): Promise<void> {
    this.#isEnding = true
    return this.#writer.close()
  }

  abort(reason: unknown): void {
    this.#writer.abort(reason).catch(() => undefined)
  }
}
