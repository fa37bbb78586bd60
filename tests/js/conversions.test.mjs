/**
 * The conversion cases in Node, and the parts of a conversion that only JavaScript has.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConversionFiles, readExport } from './conversion-files.mjs'
import { api } from './package.mjs'
import { runConversions, runExport } from './run-conversions.mjs'

const { convert, detectVersion, versions } = api
const up = { from: '2023-07-27', to: '2024-02-05' }
const down = { from: '2024-02-05', to: '2023-07-27' }

test('the conversion cases hold', async () => {
  const { count, failures } = runConversions(api, await readConversionFiles())
  console.log(`conversions: ${count} node`)
  assert.ok(count > 0, 'there are cases')
  assert.equal(failures.length, 0, failures.slice(0, 50).join('\n'))
})

test('a thousand random documents become what they become natively', async () => {
  const { count, failures } = runExport(api, JSON.parse(await readExport('conversions')))
  assert.equal(count, 1000)
  assert.equal(failures.length, 0, failures.slice(0, 10).join('\n'))
})

test('20 digits and 1.10 survive there and back, as text and as bytes', () => {
  const order = '{"id":12345678901234567890,"items":[{"price":1.10,"payout":{"url":"u","n":0.10}}]}'
  for (const input of [order, new TextEncoder().encode(order)]) {
    const old = convert('order', input, down)
    const again = convert('order', old.output, { ...up, complement: old.complement })
    assert.deepEqual(again.output, input)
  }
})

test('a value is read by JavaScript, so its numbers are those that JavaScript has', () => {
  const { output } = convert('order', JSON.parse('{"n":12345678901234567890,"items":[{"redemption_url":"u"}]}'), up)
  assert.equal(JSON.stringify(output), '{"n":12345678901234567000,"items":[{"payout":{"url":"u"}}]}')
})

test('a value comes back as a new one, and __proto__ is a name like any other', () => {
  const input = JSON.parse('{"__proto__":{"a":1},"items":[{"redemption_url":"u"}]}')
  const before = JSON.stringify(input)
  const { output } = convert('order', input, up)
  assert.equal(JSON.stringify(input), before)
  assert.notEqual(output, input)
  assert.equal(JSON.stringify(output), '{"__proto__":{"a":1},"items":[{"payout":{"url":"u"}}]}')
  assert.equal(Object.getPrototypeOf(output), Object.prototype)
})

test('places are counted in UTF-16 for text and in bytes for bytes', () => {
  const order = '{"é😀":"\n","items":[{"redemption_url":"u"}]}'.replace('\n', '\\n')
  const text = convert('order', order, up)
  const bytes = convert('order', new TextEncoder().encode(order), up)
  const key = '"redemption_url"'
  assert.deepEqual(text.edits[0], { start: order.indexOf(key), end: order.indexOf(key) + key.length, text: '"payout"' })
  assert.equal(bytes.edits[0].start, new TextEncoder().encode(order.slice(0, order.indexOf(key))).length)
  const [change] = text.changes
  assert.equal(order.slice(change.fromSpan.start, change.fromSpan.end), '"redemption_url":"u"')
  assert.equal(text.output.slice(change.toSpan.start, change.toSpan.end), '"payout":{"url":"u"}')
})

test('a loss has the place of its member in text and bytes, and none in a value', () => {
  const down = { from: '2024-02-05', to: '2023-07-27' }
  const order = '{"é":1,\r\n "items":[{"payout": {"url":"u", "pin" : [1]}}]}'
  const [loss] = convert('order', order, down).losses
  assert.equal(order.slice(loss.span.start, loss.span.end), '"pin" : [1]')
  assert.deepEqual([loss.span.line, loss.span.column], [2, order.split('\n')[1].indexOf('"pin"') + 1])
  const [inBytes] = convert('order', new TextEncoder().encode(order), down).losses
  assert.equal(inBytes.span.start, loss.span.start + 1)
  assert.deepEqual(Object.keys(convert('order', JSON.parse(order), down).losses[0]), Object.keys(loss).slice(0, 4))
  const whole = '{"items":[{"payout":[]}]}'
  const [payout] = convert('order', whole, down).losses
  assert.equal(whole.slice(payout.span.start, payout.span.end), '"payout":[]')
  for (const gap of convert('product', '{}', { from: down.to, to: down.from }).gaps) assert.equal('span' in gap, false)
})

test('from a version to itself nothing changes, whatever it is', () => {
  const same = { from: '2024-02-05', to: '2024-02-05' }
  for (const text of ['', '{', '\ud800', '\ufeff{}', '{"a":1,"a":1}']) {
    assert.equal(convert('order', text, same).output, text)
  }
  const bytes = new Uint8Array([0xff, 0x00])
  const { output } = convert('order', bytes, same)
  assert.deepEqual(output, bytes)
  assert.notEqual(output, bytes)
  const buffer = Buffer.from([0xff, 0x00])
  const copy = convert('order', buffer, same).output
  copy.fill(1)
  assert.deepEqual([...buffer], [0xff, 0x00])
  assert.equal(copy.constructor, Uint8Array)
  const value = { items: [] }
  assert.deepEqual(convert('order', value, same).output, value)
})

test('what cannot be sent is reported', () => {
  const cycle = {}
  cycle.self = cycle
  assert.deepEqual(codes(convert('order', cycle, up)), ['not_serializable'])
  assert.deepEqual(codes(convert('order', '{"a":"\ud800"}', up)), ['encoding'])
  assert.deepEqual(codes(convert('order', '[1]', { ...up, limits: { bytes: 2 } })), ['too_large'])
  const refused = convert('order', '{', up)
  assert.equal(refused.ok, false)
  assert.equal(refused.output, undefined)
})

test('a complement is plain data, and one that is none is reported', () => {
  const { complement } = convert('product', { expiry: {} }, down)
  assert.deepEqual(structuredClone(complement), complement)
  for (const foreign of [{}, [], cyclic(), { ...complement, shape: 'order' }]) {
    assert.deepEqual(codes(convert('product', '{}', { ...up, complement: foreign })), ['complement'])
  }
  assert.equal(convert('product', '{}', { ...up, complement: null }).ok, true)
})

test('to the same version text and bytes are not read, and a value is written as text', () => {
  const same = { from: up.to, to: up.to, limits: { bytes: 3 } }
  for (const input of ['{"a":', new TextEncoder().encode('{"a":1}')])
    assert.deepEqual(convert('product', input, same).output, input)
  assert.deepEqual(codes(convert('product', { a: 1 }, same)), ['too_large'])
  assert.deepEqual(convert('product', {}, same).output, {})
  assert.deepEqual(convert('product-query', { limit: 5 }, { ...same, limits: {} }).output, { limit: '5' })
})

test('fill is an object, of a class too, and its values are JSON', () => {
  const filled = (fill) => convert('product', '{"id":1}', { ...up, fill }).output
  const output = '{"id":1,"approval_state":"APPROVED"}'
  class Fill {
    '/approval_state' = 'APPROVED'
  }
  for (const fill of [new Fill(), { '/approval_state': 'APPROVED' }]) assert.equal(filled(fill), output)
  for (const value of ['\ud800', 'a\udc00', { '\ud800': 1 }, ['\\\ud800']])
    assert.throws(() => filled({ '/approval_state': value }), /^TypeError: .* cannot be written as JSON/)
  for (const value of ['\ud83d\ude00', '\\ud800', 'ud800'])
    assert.equal(JSON.parse(filled({ '/approval_state': value })).approval_state, value)
})

/** Native tests run the cases of detections.json. */
test('a version is told by what stands in the document', () => {
  const since = versions.filter((version) => version >= '2024-02-05')
  const told = (shape, input, options) => detectVersion(shape, input, options).candidates
  assert.deepEqual(told('order', '{"items":[{"redemption_url":"u"}]}'), ['2023-07-27'])
  assert.deepEqual(told('order', { items: [{ payout: 1 }] }), since)
  assert.deepEqual(
    told('order', () => {}),
    versions,
  )
  assert.deepEqual(told('product-query', '?is_orderable=true'), since)
  assert.deepEqual(told('order-list', '{"a":[{"items":[{"payout":1}]}],"b":[{}]}', { entries: '/a' }), since)
  assert.deepEqual(detectVersion('product', '{"a":1}').evidence[0], {
    version: '2024-02-05',
    pointer: '/approval_state',
    path: ['approval_state'],
    section: '2.1',
    reason: '2024-02-05 always includes `approval_state`.',
  })
  assert.equal(detectVersion('product', '{"a":1}').evidence.length, since.length)
})

const codes = ({ ok, problems }) => (ok ? ['it was converted'] : problems.map(({ code }) => code))

function cyclic() {
  const cycle = {}
  cycle.self = cycle
  return cycle
}
