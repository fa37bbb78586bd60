/** Reads a file in chunks and frees each after use: a garbage collector frees them a hundred megabytes later. */

type Chunk = Uint8Array<ArrayBuffer>

/** Frees a chunk when the next one is pulled: a pipe pulls after it has processed the one before. */
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

/** Frees at once what is transferred to a closed port; in Chromium `ArrayBuffer.transfer` frees late. */
export function free({ buffer }: Chunk): void {
  sending.postMessage(null, [buffer])
}
