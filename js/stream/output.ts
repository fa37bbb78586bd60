/** Where a stream writes to. */

const encoder = /* @__PURE__ */ new TextEncoder()

/** Takes one chunk after another. */
export interface Output {
  /** Takes bytes before it returns. Resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>
  /** Resolves when everything is written. */
  close(): Promise<void>
  abort(reason: unknown): void
}

/** Writes into a stream. */
export class StreamOutput implements Output {
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>

  constructor(stream: WritableStream<Uint8Array>) {
    this.#writer = stream.getWriter()
    // Its failure shows at the next write, or at the end.
    this.#writer.closed.catch(() => undefined)
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0) return
    const copy = bytes.slice()
    await this.#writer.ready
    this.#writer.write(copy).catch(() => undefined)
  }

  close(): Promise<void> {
    return this.#writer.close()
  }

  abort(reason: unknown): void {
    this.#writer.abort(reason).catch(() => undefined)
  }
}

/** Writes values as JSON, a line each. */
export async function writeLines(output: Output, values: readonly object[]): Promise<void> {
  if (values.length === 0) return
  await output.write(encoder.encode(values.map((value) => `${JSON.stringify(value)}\n`).join('')))
}
