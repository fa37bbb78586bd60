/** Runs a job: the file through a stream of the package into the store. */
import { convertStream, validateStream } from 'order-contract/stream'
import { chunksOf, free } from './chunks.js'
import { Listing } from './listing.js'
import type { Job, Progress, Result } from './messages.js'
import type { OpenSink, Sink } from './store.js'

interface Run {
  job: Job
  open: OpenSink
  signal: AbortSignal
  onProgress(progress: Progress): void
}

type Destination = WritableStream<Uint8Array<ArrayBuffer>>

/** Rejects if the job fails or is cancelled, after its results are removed. */
export async function run({ job, open, signal, onProgress }: Run): Promise<Result> {
  const { file, shape, format, from, version, messages } = job
  const sinks: Sink[] = []
  const opened = async (name: string) => {
    const sink = await open(name)
    sinks.push(sink)
    return sink
  }
  const listing = new Listing()
  const options = {
    format,
    messages,
    onProgress: ({ bytes, documents }: Omit<Progress, 'listed'>) =>
      onProgress({ bytes, documents, listed: listing.count }),
  }
  const pipe = (stream: ReturnType<typeof convertStream | typeof validateStream>, destination: Destination) =>
    chunksOf(file, 'UnreadableFile').pipeThrough(stream, { signal }).pipeTo(destination, { signal })

  async function validate(rejects: Destination): Promise<Result['outcome']> {
    const stream = validateStream(shape, { ...options, version })
    await pipe(stream, rejects)
    return { kind: 'validated', summary: await stream.summary }
  }

  async function convert(from: Job['version'], rejects: Destination): Promise<Result['outcome']> {
    const [output, complements] = [await opened('output'), await opened('complements')]
    const stream = convertStream(shape, {
      ...options,
      from,
      to: version,
      complement: job.complements && chunksOf(job.complements, 'UnreadableComplements'),
      rejects: rejects as WritableStream<Uint8Array>,
      complements: writableTo(complements) as WritableStream<Uint8Array>,
    })
    await pipe(stream, writableTo(output))
    const summary = await stream.summary
    return { kind: 'converted', summary, output: await output.finish(), complements: await complements.finish() }
  }

  try {
    const listed = await opened('listing')
    const rejects = writableTo(listed, (bytes) => listing.read(bytes))
    const outcome = from === undefined ? await validate(rejects) : await convert(from, rejects)
    return { outcome, listed: listing.count, first: listing.first, listing: await listed.finish() }
  } catch (error) {
    await Promise.all(sinks.map((sink) => sink.discard().catch(() => undefined)))
    throw error
  }
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
