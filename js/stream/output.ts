/** The outputs that streams write to. */

const encoder = /* @__PURE__ */ new TextEncoder()

/** An output for chunks of bytes. */
export interface Output {
  /** Copies the bytes before it returns. Resolves when it accepts more. */
  write(bytes: Uint8Array): Promise<void>
  /** Resolves when everything is written. */
  close(): Promise<void>
  abort(reason: unknown): void
}

/** Writes into a `WritableStream`. */
export class StreamOutput implements Output {
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>

  constructor(stream: WritableStream<Uint8Array>) {
    this.#writer = stream.getWriter()
    // The next write, or `close`, reports a failure.
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

/** Writes values as NDJSON. */
export async function writeLines(output: Output, values: readonly object[]): Promise<void> {
  if (values.length === 0) return
  await output.write(encoder.encode(values.map((value) => `${JSON.stringify(value)}\n`).join('')))
}
