/** Runs a job: the file through a stream of the package into the store. */
import { convertStream, validateStream } from 'order-contract/stream'
import { chunksOf, free } from './chunks.js'
import { Listing } from './listing.js'
import type { Job, Progress, Result } from './messages.js'
import type { Sink, Store } from './store.js'

interface Run {
  job: Job
  store: Store
  signal: AbortSignal
  onProgress(progress: Progress): void
}

/** Rejects if the job fails or is cancelled, after its results are removed. */
export async function run({ job, store, signal, onProgress }: Run): Promise<Result> {
  const sinks: Sink[] = []
  const open = async (name: string) => {
    const sink = await store.open(name)
    sinks.push(sink)
    return sink
  }
  const listing = new Listing()
  const report = ({ bytes, documents }: { bytes: number; documents: number }) =>
    onProgress({ bytes, documents, listed: listing.count })
  try {
    const listed = await open('listing')
    const toListed = writableTo(listed, (bytes) => listing.read(bytes))
    const outcome =
      job.from === undefined
        ? await validate(job, toListed, signal, report)
        : await convert(job, job.from, [await open('output'), await open('complements')], toListed, signal, report)
    return { outcome, listed: listing.count, first: listing.first, listing: await listed.finish() }
  } catch (error) {
    await Promise.all(sinks.map((sink) => sink.discard().catch(() => undefined)))
    throw error
  }
}

type OnProgress = (progress: { bytes: number; documents: number }) => void
type Destination = WritableStream<Uint8Array<ArrayBuffer>>

async function convert(
  { file, complements: held, shape, format, version: to, messages }: Job,
  from: Job['version'],
  [output, complements]: readonly [Sink, Sink],
  rejects: Destination,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Result['outcome']> {
  const stream = convertStream(shape, {
    from,
    to,
    format,
    messages,
    onProgress,
    complement: held && chunksOf(held, 'UnreadableComplements'),
    rejects: rejects as WritableStream<Uint8Array>,
    complements: writableTo(complements) as WritableStream<Uint8Array>,
  })
  await chunksOf(file, 'UnreadableFile').pipeThrough(stream, { signal }).pipeTo(writableTo(output), { signal })
  const summary = await stream.summary
  return { kind: 'converted', summary, output: await output.finish(), complements: await complements.finish() }
}

async function validate(
  { file, shape, format, version, messages }: Job,
  destination: Destination,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Result['outcome']> {
  const stream = validateStream(shape, { version, format, messages, onProgress })
  await chunksOf(file, 'UnreadableFile').pipeThrough(stream, { signal }).pipeTo(destination, { signal })
  return { kind: 'validated', summary: await stream.summary }
}

function writableTo(sink: Sink, look?: (bytes: Uint8Array) => void): Destination {
  return new WritableStream({
    write(bytes) {
      sink.write(bytes)
      look?.(bytes)
      free(bytes)
    },
  })
}
