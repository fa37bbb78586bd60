/** The outputs that streams write to. */

const encoder = /* @__PURE__ */ new TextEncoder()

/** An output for chunks of bytes. */
export interface Output {
  /** Copies the bytes before it returns. Resolves when it accepts more. */
  write(bytes: Uint8Array): Promise<void>
  /** Resolves when everything is written. */
  close(): Promise<void>
  abort(reason: unknown): void
  /** Rejects if the output fails or its reader leaves. */
  readonly closed?: Promise<unknown>
}

/** Writes into a `WritableStream`. */
export class StreamOutput implements Output {
  readonly closed: Promise<unknown>
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>

  constructor(stream: WritableStream<Uint8Array>) {
    this.#writer = stream.getWriter()
    this.closed = this.#writer.closed
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
