/** Archives in which every document has problems. The memory holds the report on one document, not those of a batch. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { address, printed } from './fresh.mjs'

const ORDER_OF_EMPTY_ITEMS = `{"status":"DONE","items":[${Array(50).fill('{}')}]}\n`
const ORDER_OF_LOSSES = `{"items":[${Array(50).fill('{"payout":{"a":1}}')}]}\n`

/** Passes a line many times, in chunks, in a process of its own. Prints how many documents were wrong, and the memory that it took. */
async function runStream(streams, call, line, perChunk, chunks, bytes) {
  const nowhere = () => new WritableStream()
  const conversion = { from: '2024-02-05', to: '2023-07-27', onLoss: 'error', rejects: nowhere() }
  const stream = streams[call]('order', { limits: { bytes }, ...(call === 'convertStream' && conversion) })
  const chunk = Buffer.from(line.repeat(perChunk), 'latin1')
  await ReadableStream.from(Array(chunks).fill(chunk)).pipeThrough(stream).pipeTo(nowhere())
  const { invalid, rejected } = await stream.summary
  console.log(JSON.stringify([invalid ?? rejected, process.resourceUsage().maxRSS * 1024]))
}

function runAlone(flags, ...given) {
  const call = `runStream(await import(${address('stream')}), ...${JSON.stringify(given)})`
  return printed(`${runStream}\n${call}`, { flags })
}

test('an archive in which every document is wrong runs in 64 MB of heap', () => {
  for (const [call, line, perChunk, chunks] of [
    ['validateStream', 'x\n', 1024, 128],
    ['validateStream', ORDER_OF_EMPTY_ITEMS, 50, 100],
    ['convertStream', 'x\n', 1024, 128],
    ['convertStream', ORDER_OF_LOSSES, 50, 100],
  ]) {
    const [wrong] = runAlone(['--max-old-space-size=64'], call, line, perChunk, chunks, 1 << 20)
    assert.equal(wrong, perChunk * chunks, `${call} of ${line.slice(0, 30)}`)
  }
})

test('a rejected line takes some times its bytes, and one over the limit takes none', () => {
  const most = (byte, mebibytes, limit) => {
    const [rejected, memory] = runAlone([], 'convertStream', byte, 1 << 20, mebibytes, limit << 20)
    assert.equal(rejected, 1)
    return memory
  }
  // Each byte that is no UTF-8 becomes three, and each control character six.
  for (const [byte, mebibytes, limit, times] of [
    ['\xff', 32, 64, 16],
    ['\x01', 32, 64, 24],
    ['x', 300, 1, 0.1],
  ])
    assert.ok(most(byte, mebibytes, limit) - most(byte, 1, limit) < times * (mebibytes << 20), JSON.stringify(byte))
})
