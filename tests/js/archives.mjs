/** Archives for the tests of streams and of the command, and ways to run a stream. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Random } from '../differential/random.mjs'
import { dist } from './package.mjs'

export const { ArchiveError, convertStream, validateStream } = await import(pathToFileURL(join(dist, 'stream.js')).href)

export const UP = { from: '2023-07-27', to: '2024-02-05' }
export const DOWN = { from: '2024-02-05', to: '2023-07-27' }

/** Random numbers from 0 to 1, the same in every run. */
export function random(seed) {
  const numbers = new Random(seed)
  return () => numbers.fraction()
}

/** Documents of many kinds, some of which lose something on the way, as texts on one line. */
export const DOCUMENTS = [
  '{"items": [{"payout": {"url": "https://example.com/1", "id": 7}}]}',
  '{"status":"COMPLETED","items":[{"redemption_url":"u"},{"payout":{"url":"u"},"redemption_url":"u"}]}',
  '{"id":"é🎁","status":"PROCESSING","message":"\\u00e9 \\\\ \\" [ { ] , "}',
  '{"items":[{"id":"a","payout":{"url":"v","a":[1,2,{"b":"]"}]}},{"id":"b","payout":7}],"n":1.10}',
  '{}',
  '{"items":[]}',
]

/** Text that is not a document. */
export const BROKEN = ['{"items":[}', 'x', '"a', '{"a":1,}', '{"items":[{"payout":1,"payout":2}]}']

/** Splits bytes into chunks of random lengths. */
export function* cut(bytes, next, longest) {
  for (let at = 0; at < bytes.length; ) {
    const end = at + Math.floor(next() * longest)
    yield bytes.subarray(at, end)
    at = end
  }
}

/** Streams a text, or chunks of bytes. */
export function streamOf(input) {
  return ReadableStream.from(typeof input === 'string' ? [Buffer.from(input)] : input)
}

/** The values of NDJSON. */
export function jsonLines(text) {
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** A stream that keeps what is written to it. */
export class Kept {
  chunks = []
  isClosed = false
  aborted = undefined
  stream = new WritableStream({
    write: (chunk) => void this.chunks.push(chunk.slice()),
    close: () => {
      this.isClosed = true
    },
    abort: (reason) => {
      this.aborted = reason
    },
  })

  get text() {
    return Buffer.concat(this.chunks).toString()
  }
}

/** Passes a text or chunks through a stream. */
export async function pumped(input, stream) {
  const output = new Kept()
  await streamOf(input).pipeThrough(stream).pipeTo(output.stream)
  return { output: output.text, summary: await stream.summary }
}

/** Converts a text or chunks, and keeps everything that is written. */
export async function converted(input, shape, options) {
  const [rejects, complements] = [new Kept(), new Kept()]
  const stream = convertStream(shape, { ...options, rejects: rejects.stream, complements: complements.stream })
  const { output, summary } = await pumped(input, stream)
  return { output, summary, rejects: jsonLines(rejects.text), complements: complements.text }
}

/** The line and the first code of each reject. */
export const linesAndCodes = (rejects) => rejects.map(({ line, problems }) => [line, problems[0].code])
