/** Shows a progress bar on standard error if that is a terminal. */
import type { DocumentSink } from '../stream/document_stream.js'
import type { Progress } from '../stream_api.js'
import { done } from './command.js'
import type { InputFile } from './input_file.js'
import { nameOf, pump } from './input_files.js'
import { counted } from './terminal.js'

const EVERY_MS = 100
const CELLS = 24

/** Pumps a file into what `begin` returns, and shows the progress. */
export async function withProgress<S>(
  file: string,
  verb: 'checked' | 'read',
  source: InputFile,
  begin: (onProgress: (progress: Progress) => void, clear: () => void) => DocumentSink<S>,
): Promise<S> {
  const bar = new ProgressBar(source.size)
  const onProgress = (progress: Progress) => {
    bar.update(progress)
    done.line = progressLine(progress, nameOf(file), verb)
  }
  const stream = begin(onProgress, () => bar.clear())
  try {
    await pump(source, stream.writable)
    return await stream.summary
  } finally {
    bar.clear()
  }
}

class ProgressBar {
  readonly #size: number | undefined
  readonly #isShown = process.stderr.isTTY === true
  readonly #started = performance.now()
  #drawn = 0
  #isDrawn = false

  constructor(size: number | undefined) {
    this.#size = size
  }

  update({ bytes, documents }: Progress): void {
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

/** Returns a sentence about the progress: `1 document of a.ndjson was read.` */
function progressLine({ documents }: Progress, file: string, verb: string): string {
  return `${counted(documents, 'document')} of ${file} ${documents === 1 ? 'was' : 'were'} ${verb}.`
}

function barOf(share: number): string {
  const full = Math.round(share * CELLS)
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)}`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)
}
