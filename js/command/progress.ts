/** Passes a file through a stream, and shows a progress bar on standard error if that is a terminal. */
import type { DocumentSink, Progress } from '../stream/document_stream.js'
import { counted } from './terminal.js'

const EVERY_MS = 100
const CELLS = 24

/** Passes chunks into a sink. Resolves to its summary. */
export async function pass<S>(chunks: AsyncIterable<Uint8Array>, sink: DocumentSink<S>): Promise<S> {
  const writer = sink.writable.getWriter()
  try {
    for await (const bytes of chunks) await writer.write(bytes)
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
    throw error
  }
  return sink.summary
}

/** Removes the progress bar from a terminal. */
export function clearLine(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}

/** Returns a function that draws the progress in a file. `size` is its length, if it is known. */
export function progressBar(size: number | undefined): (progress: Progress) => void {
  const started = performance.now()
  let drawn = 0
  return ({ bytes, documents }) => {
    const now = performance.now()
    if (!process.stderr.isTTY || now - drawn < EVERY_MS) return
    drawn = now
    const speed = bytes / 1000 / Math.max(1, now - started)
    const bar = size ? barOf(Math.min(1, bytes / size)) : ''
    const text = `${bar}${counted(documents, 'document')}, ${(bytes / 1e6).toFixed(1)} MB, ${speed.toFixed(0)} MB/s`
    clearLine()
    process.stderr.write(text.slice(0, (process.stderr.columns || 80) - 1))
  }
}

function barOf(share: number): string {
  const full = Math.round(share * CELLS)
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${String(Math.floor(share * 100)).padStart(3)} % `
}
