/**
 * The streams behind `convertStream` and `validateStream`: cut the input into parts, pass them on one by one with
 * back-pressure, report progress and handle failures. What is done with a part is decided by a `Work`.
 */
import { bytesOf } from '../chunks.js'
import type { Framing, Part } from './framing.js'
import { type Output, StreamOutput } from './output.js'

/** The progress of a stream. */
export interface Progress {
  /** The number of bytes of the input that have been processed. */
  bytes: number
  /** The number of documents that have been processed. */
  documents: number
}

/** The processing of an archive's parts. */
export interface Work<S extends Progress> {
  readonly framing: Framing
  /** The summary so far. */
  readonly summary: S
  /** The outputs to close at the end, in this order, or to abort on failure. */
  readonly outputs: readonly Output[]
  readonly onProgress: ((progress: Progress) => void | Promise<void>) | undefined
  /** Processes a part. */
  part(part: Part): Promise<void>
  /** Is called after the last part. */
  end?(): Promise<void>
  /** Is called on failure. */
  cancel?(reason: unknown): void
}

/** A `WritableStream` with a summary. */
export interface DocumentSink<S> {
  writable: WritableStream<Uint8Array>
  /** Resolves when everything is written. Rejects if the stream fails. */
  summary: Promise<S>
}

/** A `TransformStream` with a summary. */
export interface DocumentStream<S> extends DocumentSink<S> {
  readable: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Makes a stream whose work writes to its readable side. */
export function documentStream<S extends Progress>(workFor: (output: Output) => Work<S>): DocumentStream<S> {
  const through = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const output = new StreamOutput('the output', through.writable as WritableStream<Uint8Array>)
  return { readable: through.readable, ...documentSink(workFor(output)) }
}

/** Makes a sink for work that has an output of its own. */
export function documentSink<S extends Progress>(work: Work<S>): DocumentSink<S> {
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
  const guarded = async (run: () => Promise<void>) => {
    try {
      await run()
    } catch (error) {
      fail(error)
      throw error
    }
  }
  const each = async (parts: Iterable<Part>) => {
    for (const part of parts) await work.part(part)
    work.summary.bytes = work.framing.offset
    await work.onProgress?.({ bytes: work.summary.bytes, documents: work.summary.documents })
  }
  const writable = new WritableStream<Uint8Array>({
    start(controller) {
      // Aborting ends a write that waits for a reader.
      controller.signal?.addEventListener('abort', () => fail(controller.signal.reason))
      // A reader can leave. Work that writes little would notice only at its next write.
      for (const { closed } of work.outputs) {
        closed?.catch((reason) => {
          fail(reason)
          controller.error(reason)
        })
      }
    },
    write: (chunk) => guarded(() => each(work.framing.push(bytesOf(chunk, 'an archive')))),
    close: () =>
      guarded(async () => {
        await each(work.framing.end())
        await work.end?.()
        for (const one of work.outputs) await one.close()
        resolve(work.summary)
      }),
    abort: fail,
  })
  return { writable, summary }
}
