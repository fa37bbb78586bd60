/**
 * A stream of documents: bytes go in, whole batches are worked on one after the other, and everything that is
 * written waits for its reader. What is done with a batch is not decided here.
 */
import { typeOf } from '../tag.js'
import type { Framing, Part } from './framing.js'
import { type Output, StreamOutput } from './output.js'

/** How far a stream has come. */
export interface Progress {
  /** Bytes of the input that were worked on. */
  bytes: number
  /** Documents among them. */
  documents: number
}

/** What a stream does. */
export interface Work<S extends Progress> {
  readonly framing: Framing
  /** The summary so far. */
  readonly summary: S
  /** All that is written to. */
  readonly outputs: readonly Output[]
  readonly onProgress: ((progress: Progress) => void) | undefined
  /** Works on a part. */
  part(part: Part): Promise<void>
  /** Behind the last part. */
  end?(): Promise<void>
  /** Nothing more will be read. */
  cancel?(reason: unknown): void
}

/** A `WritableStream` with a summary. */
export interface DocumentSink<S> {
  writable: WritableStream<Uint8Array>
  /** Resolves when everything is written; rejects where the stream fails. */
  summary: Promise<S>
}

/** A `TransformStream` with a summary. */
export interface DocumentStream<S> extends DocumentSink<S> {
  readable: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Makes the stream. */
export function documentStream<S extends Progress>(workFor: (output: Output) => Work<S>): DocumentStream<S> {
  const through = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const output = new StreamOutput(through.writable as WritableStream<Uint8Array>)
  return { readable: through.readable, ...documentSink(workFor(output)) }
}

/** The same where whoever does the work knows where to write. */
export function documentSink<S extends Progress>(work: Work<S>): DocumentSink<S> {
  let resolve: (summary: S) => void
  let reject: (reason: unknown) => void
  const summary = new Promise<S>((...both) => {
    ;[resolve, reject] = both
  })
  // Whoever does not ask for the summary learns of a failure from the stream.
  summary.catch(() => undefined)

  const fail = (reason: unknown) => {
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
    work.onProgress?.({ bytes: work.summary.bytes, documents: work.summary.documents })
  }
  const writable = new WritableStream<Uint8Array>({
    // A write that waits for a reader ends at once.
    start: (controller) => controller.signal?.addEventListener('abort', () => fail(controller.signal.reason)),
    write: (chunk) => guarded(() => each(work.framing.push(bytesOf(chunk)))),
    close: () =>
      guarded(async () => {
        await each(work.framing.end())
        await work.end?.()
        await Promise.all(work.outputs.map((one) => one.close()))
        resolve(work.summary)
      }),
    abort: fail,
  })
  return { writable, summary }
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  const advice = typeof chunk === 'string' ? ': pipe text through a TextEncoderStream' : ''
  throw new TypeError(`a chunk of an archive must be a Uint8Array, not ${typeOf(chunk)}${advice}`)
}
