/**
 * What is made when it is first read must not outlive the short collections of V8, which are quick only where little
 * survives. A process of its own, because it calls the collector.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

/** At most this many bytes of a call may survive. With accessors of its own, each object kept 3,000 to 40,000. */
const MOST = 2000

const SCRIPT = `
const { convert, validate } = await import(${JSON.stringify(pathToFileURL(`${dist}/index.js`).href)})
const items = Array.from({ length: 20 }, (_, n) => ({ payout: { url: 'https://example.com/' + n, a: 1, b: 2, c: 3 } }))
const order = JSON.stringify({ items })
const range = { from: '2024-02-05', to: '2023-07-27' }
const requests = { items: Array(50).fill({}) }
const long = JSON.stringify({ status: 'FAILED', ['x'.repeat(20_000)]: 1 })
const severity = { undocumented: 'error' }
const calls = {
  'a conversion, its lists read': () => convert('order', order, range).losses.length,
  'a conversion, nothing read': () => convert('order', order, range).output.length,
  'a report': () => validate('order-request', requests).problems.length,
  'a pointer': () => validate('order-created', long, { severity }).problems[0].pointer.length,
}
const survivors = {}
for (const [name, call] of Object.entries(calls)) {
  for (let n = 0; n < 100; n++) call()
  gc()
  const before = process.memoryUsage().heapUsed
  for (let n = 0; n < 500; n++) call()
  // What survives two of them is in the space that they no longer look at.
  for (let n = 0; n < 2; n++) gc({ type: 'minor' })
  survivors[name] = (process.memoryUsage().heapUsed - before) / 500
}
console.log(JSON.stringify(survivors))
`

test('nothing of a result survives the short collections once it is dropped', () => {
  const flags = ['--expose-gc', '--input-type=module', '-e', SCRIPT]
  const survivors = JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }))
  for (const [name, bytes] of Object.entries(survivors)) {
    assert.ok(bytes < MOST, `${name}: ${Math.round(bytes)} bytes of each call survive`)
  }
  assert.equal(Object.keys(survivors).length, 4)
})
