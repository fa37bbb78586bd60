/** Reads a file in chunks and frees each after use: a garbage collector frees them a hundred megabytes later. */

import { type Failure, failure } from './messages.js'

type Chunk = Uint8Array<ArrayBuffer>

/**
 * Frees a chunk when the next one is pulled: a pipe pulls after it has processed the one before. Fails by the given
 * name: browsers call a file that is gone a network error.
 */
export function chunksOf(file: Blob, name: Failure): ReadableStream<Chunk> {
  const reader = file.stream().getReader()
  let last: Chunk | undefined
  const pull = async (controller: ReadableStreamDefaultController<Chunk>) => {
    if (last) free(last)
    const { done, value } = await reader.read().catch(() => {
      throw failure(name)
    })
    last = value
    if (done) controller.close()
    else controller.enqueue(value)
  }
  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 })
}

const { port1: sending, port2: receiving } = new MessageChannel()
receiving.close()

/** Frees at once what is transferred to a closed port; in Chromium `ArrayBuffer.transfer` frees late. */
export function free({ buffer }: Chunk): void {
  sending.postMessage(null, [buffer])
}
