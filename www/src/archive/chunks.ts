/** The bytes of a file, chunk by chunk, each freed after use: garbage collectors let a hundred megabytes pile up. */

type Chunk = Uint8Array<ArrayBuffer>

/** A chunk is freed when the next one is asked for: a pipe asks when it has worked on the one before. */
export function chunksOf(file: Blob): ReadableStream<Chunk> {
  const reader = file.stream().getReader()
  let last: Chunk | undefined
  const pull = async (controller: ReadableStreamDefaultController<Chunk>) => {
    if (last) free(last)
    const { done, value } = await reader.read()
    last = value
    if (done) controller.close()
    else controller.enqueue(value)
  }
  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 })
}

const { port1: sending, port2: receiving } = new MessageChannel()
receiving.close()

/** What is transferred to a port that nobody listens to is freed at once; in Chromium `ArrayBuffer.transfer` frees late. */
export function free({ buffer }: Chunk): void {
  sending.postMessage(null, [buffer])
}
