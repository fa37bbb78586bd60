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
