/**
 * Hostile and very large input: it is reported in linear time and memory.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { api, dist } from './package.mjs'

const core = await import(pathToFileURL(`${dist}/core.js`).href)

const { validate, isValid, parse } = api
const MIB = 1 << 20
const encoder = new TextEncoder()
const first = (shape, input, options) => validate(shape, input, options).problems[0]
const sized = (bytes) => `{"status":"FAILED","x":"${'x'.repeat(bytes - 26)}"}`

/** CPU time, which excludes waiting for other processes. */
function timed(most, work) {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  const took = (user + system) / 1000
  assert.ok(took < most, `took ${Math.round(took)} ms, more than ${most}`)
}

test('a document of exactly the limit is read, one byte more is not', () => {
  assert.equal(isValid('order-created', sized(MIB)), true)
  assert.equal(isValid('order-created', sized(MIB + 1)), false)
  for (const input of [sized(MIB + 1), encoder.encode(sized(MIB + 1)), { status: 'FAILED', x: 'x'.repeat(MIB) }]) {
    const problem = first('order-created', input)
    assert.equal(problem.code, 'too_large')
    assert.equal('span' in problem, false)
    assert.equal(parse('order-created', input).ok, false)
  }
})

test('the limit counts bytes, not characters', () => {
  for (const [character, size] of [
    ['ü', 2],
    ['€', 3],
    ['😀', 4],
  ]) {
    for (const over of [-1, 0, 1]) {
      const rest = '{"status":"FAILED","x":""}'.length
      const count = 5000
      const text = `{"status":"FAILED","x":"${character.repeat(count)}"}`
      const options = { limits: { bytes: rest + count * size - over } }
      assert.equal(isValid('order-created', text, options), over <= 0)
      assert.equal(isValid('order-created', encoder.encode(text), options), over <= 0)
      assert.equal(first('order-created', text, options)?.code, over <= 0 ? undefined : 'too_large')
    }
  }
})

test('a string of 100 MB is refused at once and read when asked for', () => {
  const text = sized(100 * MIB)
  timed(100, () => assert.equal(isValid('order-created', text), false))
  timed(5000, () => assert.equal(isValid('order-created', text, { limits: { bytes: 100 * MIB } }), true))
  assert.equal(isValid('order-created', '{"status":"FAILED"}'), true)
})

test('text outside ASCII may fill the limit', () => {
  const text = `{"status":"FAILED","x":"${'😀'.repeat(5 * MIB)}"}`
  assert.equal(isValid('order-created', text, { limits: { bytes: 21 * MIB } }), true)
  assert.equal(first('order-created', text, { limits: { bytes: 20 * MIB } }).code, 'too_large')
})

test('nesting is bounded and costs no stack', () => {
  const nested = (depth) => `{"status":"FAILED","x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  assert.equal(isValid('order-created', nested(64)), true)
  assert.equal(first('order-created', nested(65)).code, 'too_deep')
  assert.equal(validate('order-created', '['.repeat(MIB)).problems.at(-1).code, 'too_deep')
  timed(5000, () => assert.equal(isValid('order-created', nested(400_000), { limits: { depth: 2 ** 32 - 1 } }), true))
  const parsed = parse('order-created', nested(100_000), { limits: { depth: 100_000 } })
  assert.equal(parsed.ok, true)
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

test('a large buffer is given back', () => {
  isValid('order-created', sized(4 * MIB), { limits: { bytes: 4 * MIB } })
  assert.ok(core.room(0).length <= MIB)
})

test('settings fit behind a document that fills the buffer', () => {
  for (let rest = 0; rest < 60; rest++) {
    const text = `{"x":[]}${' '.repeat(core.room(0).length - rest - 8)}`
    const options = { version: '2023-07-27', limits: { depth: 2 }, entries: '/x' }
    assert.equal(isValid('order-list', rest % 2 ? text : encoder.encode(text), options), true)
  }
})

test('memory stays flat over many calls', () => {
  const bytes = encoder.encode('{"status":"FAILED"}')
  const wrong = encoder.encode('{"status":"NO"}')
  const work = () => {
    for (let i = 0; i < 200_000; i++) isValid('order-created', bytes)
    for (let i = 0; i < 20_000; i++) validate('order-created', wrong)
  }
  work()
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().external
  work()
  const after = process.memoryUsage().arrayBuffers + process.memoryUsage().external
  assert.ok(after - before < 8 * MIB, `grew by ${after - before} bytes`)
})
