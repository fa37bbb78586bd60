/** Passes a file through a stream, and shows a progress bar on standard error if that is a terminal. */
import type { DocumentSink } from '../stream/document_stream.js'
import type { Progress } from '../stream_api.js'
import { type Input, nameOf } from './inputs.js'
import { done } from './subcommand.js'
import { counted } from './terminal.js'

const EVERY_MS = 100
const CELLS = 24

/** Passes the content of a file, whose name is `file`, into `sink`. `check` gets its beginning first. */
export async function pass<S>(input: Input, sink: DocumentSink<S>, check?: (first: Uint8Array) => void): Promise<S> {
  const writer = sink.writable.getWriter()
  try {
    for await (const bytes of input.chunks(check)) await writer.write(bytes)
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
    throw error
  }
  return sink.summary
}

export class ProgressBar {
  readonly #file: string
  readonly #verb: string
  readonly #size: number | undefined
  readonly #isShown = process.stderr.isTTY === true
  readonly #started = performance.now()
  #drawn = 0
  #isDrawn = false

  /** `verb` says what is done with documents. */
  constructor(file: string, verb: 'checked' | 'read', size: number | undefined) {
    this.#file = nameOf(file)
    this.#verb = verb
    this.#size = size
    done.file = this.#file
  }

  update({ bytes, documents }: Progress): void {
    done.line = `${counted(documents, 'document')} of ${this.#file} ${documents === 1 ? 'was' : 'were'} ${this.#verb}.`
    const now = performance.now()
    if (!this.#isShown || now - this.#drawn < EVERY_MS) return
    this.#drawn = now
    this.#isDrawn = true
    const speed = bytes / 1000 / Math.max(1, now - this.#started)
    const share = this.#size ? Math.min(1, bytes / this.#size) : undefined
    const bar = share === undefined ? '' : `${barOf(share)} ${String(Math.floor(share * 100)).padStart(3)} % `
    const text = `${bar}${counted(documents, 'document')}, ${megabytes(bytes)} MB, ${speed.toFixed(0)} MB/s`
    process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns || 80) - 1)}`)
  }

  clear(): void {
    if (this.#isDrawn) process.stderr.write('\r\u001b[K')
    this.#isDrawn = false
  }
}

function barOf(share: number): string {
  const full = Math.round(share * CELLS)
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)}`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)
}
