/** Archives for the tests of streams and of the command, and ways to run a stream. */
import { buffer } from 'node:stream/consumers'
import { load } from './package.mjs'

export const { ArchiveError, convertStream, validateStream } = await load('stream')

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

/** Splits bytes into chunks of random lengths. Each is cleared when the next one is pulled: nothing may keep it. */
export function* cut(bytes, random, longest) {
  for (let at = 0; at < bytes.length; ) {
    const end = at + random.below(longest)
    const chunk = Buffer.from(bytes.subarray(at, end))
    yield chunk
    chunk.fill(0)
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

/** Passes a text or chunks through a stream. */
export async function pumped(input, stream) {
  const output = await buffer(streamOf(input).pipeThrough(stream))
  return { output: output.toString(), summary: await stream.summary }
}

/** Converts a text or chunks, and keeps everything that is written. */
export async function converted(input, shape, options) {
  const sides = [new TransformStream(), new TransformStream()]
  const [rejects, complements] = sides.map(({ writable }) => writable)
  const reading = sides.map(({ readable }) => buffer(readable))
  const stream = convertStream(shape, { ...options, rejects, complements })
  const [made, ...kept] = await Promise.all([pumped(input, stream), ...reading])
  return { ...made, rejects: jsonLines(kept[0].toString()), complements: kept[1].toString() }
}

/** The line and the first code of each reject. */
export const linesAndCodes = (rejects) => rejects.map(({ line, problems }) => [line, problems[0].code])
