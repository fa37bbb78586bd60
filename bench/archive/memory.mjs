/** Measures the stream alone, in memory, against conversions by hand: megabytes per second, in alternating rounds. */
import { readFileSync } from 'node:fs'
import { canKeepDigits, converter } from '../peers/by_hand.mjs'
import { current } from '../peers/package.mjs'

const CHUNK = 1 << 20
const NEWLINE = 10
const VERSIONS = { from: '2023-07-27', to: '2024-02-05' }

const { convertStream } = await current.load('./stream')

function chunksOf(bytes) {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + CHUNK))
      at += CHUNK
    },
  })
}

async function stream(bytes) {
  let length = 0
  for await (const chunk of chunksOf(bytes).pipeThrough(convertStream('order', VERSIONS))) length += chunk.length
  return length
}

/** Yields one text per chunk, cut at the last newline. */
const byHand = (convertText) => async (bytes) => {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let [length, rest] = [0, '']
  for await (const chunk of chunksOf(bytes)) {
    const text = rest + decoder.decode(chunk, { stream: true })
    let [output, start] = ['', 0]
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      output += `${convertText(text.slice(start, end))}\n`
      start = end + 1
    }
    rest = text.slice(start)
    length += encoder.encode(output).length
  }
  return length
}

/** Returns the seconds of each contestant in each round. */
export async function measureInMemory(path, rounds) {
  const bytes = new Uint8Array(readFileSync(path))
  const contestants = [
    { name: '`convertStream`', run: stream },
    { name: 'by hand', run: byHand(converter(VERSIONS)) },
    ...(canKeepDigits ? [{ name: 'by hand, digits kept', run: byHand(converter(VERSIONS, { digits: true })) }] : []),
  ]
  const warm = bytes.subarray(0, bytes.lastIndexOf(NEWLINE, 8 << 20) + 1)
  for (const { run } of contestants) await run(warm)
  const seconds = contestants.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < contestants.length; n++) {
      const at = (n + round) % contestants.length
      const started = performance.now()
      await contestants[at].run(bytes)
      seconds[at].push((performance.now() - started) / 1000)
    }
  }
  return { bytes: bytes.length, rows: contestants.map(({ name }, n) => ({ name, seconds: seconds[n] })) }
}
