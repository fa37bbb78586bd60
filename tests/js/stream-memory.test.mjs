/** Archives in which every document has problems. The memory holds the report on one document, not those of a batch. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const BROKEN_LINE = 'x\n'
const ORDER_OF_EMPTY_ITEMS = `{"status":"DONE","items":[${Array(50).fill('{}')}]}\n`
const ORDER_OF_LOSSES = `{"items":[${Array(50).fill('{"payout":{"a":1}}')}]}\n`

/** Each is longer than a batch. */
const ARCHIVES = [
  ['validateStream', BROKEN_LINE, 131_072],
  ['validateStream', ORDER_OF_EMPTY_ITEMS, 5000],
  ['convertStream', BROKEN_LINE, 131_072],
  ['convertStream', ORDER_OF_LOSSES, 5000],
]

/** Runs in a process of its own. Prints the summary. */
async function runStream(entry, call, line, count) {
  const { convertStream, validateStream } = await import(entry)
  const nowhere = () => new WritableStream()
  const options = { from: '2024-02-05', to: '2023-07-27', onLoss: 'error', rejects: nowhere() }
  const stream = call === 'convertStream' ? convertStream('order', options) : validateStream('order')
  await new Blob([line.repeat(count)]).stream().pipeThrough(stream).pipeTo(nowhere())
  const { documents, invalid, rejected } = await stream.summary
  console.log(JSON.stringify([documents, invalid ?? rejected]))
}

test('an archive in which every document is wrong runs in 64 MB of heap', () => {
  const entry = pathToFileURL(join(dist, 'stream.js')).href
  for (const [call, line, count] of ARCHIVES) {
    const program = `${runStream}\nrunStream(...${JSON.stringify([entry, call, line, count])})`
    const args = ['--max-old-space-size=64', '--input-type=module', '--eval', program]
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    assert.equal(stdout, `[${count},${count}]\n`, `${call} of ${line.slice(0, 30)}: ${stderr.slice(0, 300)}`)
  }
})

/** Rejects one line. Prints how many bytes of memory the process took at most. */
async function rejectLine(entry, byte, length) {
  const { convertStream } = await import(entry)
  const nowhere = () => new WritableStream()
  const chunks = function* () {
    yield Uint8Array.of(0x22)
    for (let n = 0; n < length; n += 1 << 20) yield new Uint8Array(1 << 20).fill(byte)
  }
  const options = { from: '2024-02-05', to: '2023-07-27', limits: { bytes: 2 * length }, rejects: nowhere() }
  const stream = convertStream('order', options)
  await ReadableStream.from(chunks()).pipeThrough(stream).pipeTo(nowhere())
  const { rejected } = await stream.summary
  console.log(JSON.stringify([rejected, process.resourceUsage().maxRSS * 1024]))
}

test('a rejected line takes a few times its bytes, whatever its text becomes', () => {
  const entry = pathToFileURL(join(dist, 'stream.js')).href
  const most = (byte, length) => {
    const program = `${rejectLine}\nrejectLine(...${JSON.stringify([entry, byte, length])})`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
    })
    const [rejected, bytes] = JSON.parse(stdout || '[]')
    assert.equal(rejected, 1, stderr.slice(0, 300))
    return bytes
  }
  const length = 64 << 20
  // Bytes that are no UTF-8 become base64, and each control character takes six bytes.
  for (const byte of [0xff, 0x01]) assert.ok(most(byte, length) - most(byte, 1 << 20) < 4.5 * length, String(byte))
})
