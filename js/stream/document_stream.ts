/** The streams behind `convertStream` and `validateStream`. A `Work` decides what is done with the parts of the input. */
import { bytesOf } from '../input/chunks.js'
import type { Lines, Part } from './lines.js'
import { Output } from './output.js'

/** A `TransformStream` with a summary. */
export interface DocumentStream<S> {
  readable: ReadableStream<Uint8Array<ArrayBuffer>>
  writable: WritableStream<Uint8Array>
  /** Resolves when everything is written. Rejects if the stream fails. */
  summary: Promise<S>
}

/** The processing of an archive's parts. */
export interface Work<S extends { bytes: number }> {
  readonly lines: Lines
  readonly summary: S
  /** The outputs to close at the end, in this order, or to abort on failure. */
  readonly outputs: readonly Output[]
  batch(part: Part): Promise<void>
  end?(): Promise<void>
  cancel?(reason: unknown): void
}

/** Makes a stream whose work writes to its readable side. */
export function documentStream<S extends { bytes: number }>(workFor: (output: Output) => Work<S>): DocumentStream<S> {
  const through = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>()
  const work = workFor(new Output('the output', through.writable))
  let resolve: (summary: S) => void
  let reject: (reason: unknown) => void
  const summary = new Promise<S>((...both) => {
    ;[resolve, reject] = both
  })
  // Without this, a failure would be an unhandled rejection for programs that do not use the summary.
  summary.catch(() => undefined)

  let hasFailed = false
  const fail = (cause: unknown) => {
    if (hasFailed) return
    hasFailed = true
    // Who leaves a loop over the output early gives no reason.
    const reason = cause ?? new Error('The stream was ended before all of the archive was read.')
    for (const one of work.outputs) one.abort(reason)
    work.cancel?.(reason)
    reject(reason)
  }
  const each = async (parts: () => Iterable<Part>, end?: () => Promise<void>) => {
    try {
      for (const part of parts()) await work.batch(part)
      work.summary.bytes = work.lines.offset
      await end?.()
    } catch (error) {
      fail(error)
      throw error
    }
  }
  const end = async () => {
    await work.end?.()
    for (const one of work.outputs) await one.close()
    resolve(work.summary)
  }
  const writable = new WritableStream<Uint8Array>({
    start(controller) {
      // Aborting ends a write that waits for a reader.
      controller.signal?.addEventListener('abort', () => fail(controller.signal.reason))
      // A reader can leave. Work that writes little would notice only at its next write.
      for (const { closed } of work.outputs) {
        closed.catch((reason) => {
          fail(reason)
          controller.error(reason)
        })
      }
    },
    write: (chunk) => each(() => work.lines.push(bytesOf(chunk, 'an archive'))),
    close: () => each(() => work.lines.end(), end),
    abort: fail,
  })
  return { readable: through.readable, writable, summary }
}
