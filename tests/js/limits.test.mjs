/**
 * Hostile and very large input: it is reported in linear time and memory. The cases have the limits themselves.
 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { api, codesOf, load } from './package.mjs'

const { checkCore: core } = await load('cores/check')

const { convert, detectVersion, validate, isValid, parse, versions } = api
const MIB = 1 << 20
const encoder = new TextEncoder()
const sized = (bytes) => `{"status":"FAILED","x":"${'x'.repeat(bytes - 26)}"}`

/** Runs a script of this folder. Returns what it prints. */
async function printedBy(script, ...options) {
  const args = [...options, fileURLToPath(new URL(script, import.meta.url))]
  return (await promisify(execFile)(process.execPath, args)).stdout
}

/** CPU time, which excludes waiting for other processes. */
function timed(most, work) {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  const took = (user + system) / 1000
  assert.ok(took < most, `took ${Math.round(took)} ms, more than ${most}`)
}

test('a document fills its limit of bytes, and does not exceed it, in every form', () => {
  const documents = Object.entries({ ü: 2, '€': 3, '😀': 4 }).flatMap(([character, size]) => {
    const text = `{"status":"FAILED","x":"${character.repeat(MIB)}"}`
    const limited = (bytes) => ({ limits: { bytes } })
    return [
      [text, true, limited(26 + size * MIB)],
      [text, false, limited(25 + size * MIB)],
    ]
  })
  // The limit by default is a mebibyte.
  for (const [text, fits, options] of [[sized(MIB), true], [sized(MIB + 1), false], ...documents])
    for (const input of [text, encoder.encode(text), JSON.parse(text)]) {
      assert.equal(isValid('order-created', input, options), fits)
      assert.equal(parse('order-created', input, options).ok, fits)
      assert.deepEqual(codesOf(validate('order-created', input, options)), fits ? [] : ['too_large'])
    }
})

test('a string of 100 MB is refused at once and read when asked for', () => {
  const text = sized(100 * MIB)
  timed(100, () => assert.equal(isValid('order-created', text), false))
  timed(5000, () => assert.equal(isValid('order-created', text, { limits: { bytes: 100 * MIB } }), true))
  assert.equal(isValid('order-created', '{"status":"FAILED"}'), true)
})

test('a lone surrogate in a text is found where it stands, behind other findings', () => {
  for (const [text, start, ...codes] of [
    ['{"status":"\ud800"}', 11, 'encoding'],
    ['{"ü😀":"\udc00"}', 8, 'encoding'],
    ['\ud800', 0, 'encoding'],
    ['{"status":"FAILED"}\udfff', 19, 'encoding'],
    ['{"a":"\ud83d\ude00","b":"\ud83d', 15, 'encoding'],
    ['{"status":"NO","x":"\ud800"}', 20, 'enum', 'encoding'],
  ]) {
    const { problems } = validate('order-created', text)
    assert.deepEqual([problems.at(-1).span.start, ...problems.map(({ code }) => code)], [start, ...codes])
    assert.equal(isValid('order-created', text), false)
  }
})

test('nesting is bounded and costs no stack', () => {
  const nested = (depth) => `{"status":"FAILED","x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  assert.deepEqual(codesOf(validate('order-created', '['.repeat(MIB))), ['too_deep'])
  timed(5000, () => assert.equal(isValid('order-created', nested(400_000), { limits: { depth: 2 ** 32 - 1 } }), true))
  assert.equal(parse('order-created', nested(100_000), { limits: { depth: 100_000 } }).ok, true)
})

test('a hundred thousand findings are counted, and listed when asked for', () => {
  const text = `[${'{"status":"NO"},'.repeat(99_999)}{"status":"NO"}]`
  const options = { limits: { bytes: 8 * MIB } }
  const few = validate('order-list', text, options)
  assert.deepEqual([few.problems.length, few.truncated, few.valid], [100, true, false])
  timed(20_000, () => {
    const all = validate('order-list', text, { limits: { bytes: 8 * MIB, findings: 2 ** 32 - 1 } })
    assert.deepEqual([all.problems.length, all.truncated], [100_000, false])
    assert.equal(all.problems.at(-1).pointer, '/99999/status')
  })
})

test('a mebibyte of mistakes takes little memory in a Standard Schema and in fixes', async () => {
  // A heap that all problems of these documents would fill.
  assert.equal(
    await printedBy('many-mistakes.mjs', '--max-old-space-size=96'),
    '100 issues, 61563 of 61563 items fixed',
  )
})

test('a long name above many entries costs little where it is detected and converted', () => {
  const page = JSON.stringify({ ['k'.repeat(100_000)]: Array(20_000).fill({ items: [{ redemption_url: 'u' }] }) })
  const { candidates, evidence } = detectVersion('order-list', page, { limits: { findings: 1e6 } })
  assert.deepEqual([candidates, evidence.length], [['2023-07-27'], (versions.length - 1) * 20_000])
  const before = process.memoryUsage().heapUsed
  const { changes } = convert('order-list', page, { from: '2023-07-27', to: '2024-02-05' })
  assert.equal(changes.length, 20_000)
  assert.ok(changes.at(-1).to.endsWith('k/19999/items/0/payout'))
  assert.ok(process.memoryUsage().heapUsed - before < 200e6)
})

test('settings fit behind a document that fills the buffer, and a large buffer is given back', () => {
  for (let rest = 0; rest < 60; rest++) {
    const text = `{"x":[]}${' '.repeat(core.room(0).length - rest - 8)}`
    const options = { version: '2023-07-27', limits: { depth: 2 }, entries: '/x' }
    assert.equal(isValid('order-list', rest % 2 ? text : encoder.encode(text), options), true)
  }
  isValid('order-created', sized(4 * MIB), { limits: { bytes: 4 * MIB } })
  assert.ok(core.room(0).length <= MIB)
})

test('what takes more memory than there is, is too large', async () => {
  assert.equal(await printedBy('little-memory.mjs', '--wasm-max-mem-pages=1024'), 'reported')
})

test('the memory of a large document is given back', async () => {
  const memory = () => core.viewAt(0, 0).buffer.byteLength
  const text = `[${'{"a":[]},'.repeat(1_000_000)}{}]`
  const options = { limits: { bytes: 16 * MIB } }
  assert.equal(validate('order-list', text, options).truncated, true)
  assert.ok(memory() > 32 * MIB)
  await undefined
  assert.equal(parse('order-created', encoder.encode('{"status":"FAILED"}')).ok, true)
  assert.ok(memory() < 8 * MIB)
  // What a call has left is read before.
  const page = encoder.encode(`[${'{"status":"FAILED","id":1,"message":1},'.repeat(300_000)}{"status":"FAILED"}]`)
  const parsed = parse('order-list', page, options)
  assert.equal(parsed.ok && parsed.value.length, 300_001)
})

test('memory stays flat over many calls', () => {
  const bytes = encoder.encode('{"status":"FAILED"}')
  const wrong = encoder.encode('{"status":"NO"}')
  const outsideOfHeap = () => process.memoryUsage().arrayBuffers + process.memoryUsage().external
  const work = () => {
    for (let i = 0; i < 200_000; i++) isValid('order-created', bytes)
    for (let i = 0; i < 20_000; i++) validate('order-created', wrong)
  }
  work()
  const before = outsideOfHeap()
  work()
  const grown = outsideOfHeap() - before
  assert.ok(grown < 8 * MIB, `grew by ${grown} bytes`)
})
