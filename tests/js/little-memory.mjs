/** Asks for documents that need more memory than the core gets here; limits.test.mjs runs it with 64 MiB. */
import assert from 'node:assert/strict'

/** How many instances can be made from now on. */
let instances = Number.POSITIVE_INFINITY
const { Instance } = WebAssembly
WebAssembly.Instance = class extends Instance {
  constructor(module) {
    if (instances-- <= 0) throw new RangeError('Out of memory')
    super(module)
  }
}

const { api, load } = await import('./package.mjs')
const limits = { bytes: 500_000_000 }
const list = new TextEncoder().encode(`[${'{"a":[]},'.repeat(3_000_000)}{}]`)
const small = () => assert.equal(api.validate('order-created', '{"status":"FAILED"}').valid, true)

function refused({ problems }) {
  const [{ code, message, span }] = problems
  assert.deepEqual([code, span], ['too_large', undefined])
  assert.match(message, /takes more memory/)
  small()
}

refused(api.validate('order-list', list, { limits }))
refused(api.validate('order-created', 'x'.repeat(80_000_000), { limits }))
refused(api.parse('order-list', list, { limits }).report)
refused(api.convert('order-list', list, { from: '2024-02-05', to: '2023-07-27', limits }))
const { output, report } = api.applyFixes('order-list', list, { limits })
assert.deepEqual(output, list)
refused(report)
assert.equal(api.isValid('order-created', 'x'.repeat(80_000_000), { limits }), false)
assert.deepEqual(api.detectVersion('order-list', list, { limits }).candidates, [...api.versions])
const call = { method: 'POST', url: '/v2/order', body: list }
refused({ problems: api.validateCall(call, { limits }).problems.filter(({ severity }) => severity === 'error') })

// A line that takes too much is refused as it would be alone, and no other line is.
const { convertStream, validateStream } = await load('stream')
const { converted, jsonLines, pumped, streamOf } = await import('./archives.mjs')
const { convertedAlone, validatedAlone } = await import('./each-alone.mjs')
const ORDER = '{"items":[{"payout":{"url":"u","id":7}}]}'
const large = `{"a":[${'{"a":[]},'.repeat(3_000_000)}{}]}`
const down = { from: '2024-02-05', to: '2023-07-27', limits }
const up = { from: down.to, to: down.from, limits }
const archive = (...lines) => Buffer.from(lines.map((line) => `${line}\n`).join(''))

const mixed = archive('x', large, ORDER, large, ORDER)
const validated = await pumped([mixed], validateStream('order', { limits }))
const expected = validatedAlone(mixed, 'order', { limits })
assert.deepEqual({ listed: jsonLines(validated.output), summary: validated.summary }, expected)
assert.deepEqual([expected.summary.documents, expected.summary.byCode.too_large], [5, 2])
const made = await converted([mixed], 'order', down)
const { kept, ...alone } = convertedAlone(mixed, 'order', down)
assert.deepEqual({ ...made, complements: jsonLines(made.complements) }, alone)
assert.equal(made.summary.rejected, 3)
for (const { length, ...refusal } of made.rejects.filter(({ length }) => length)) {
  assert.equal(length, large.length)
  refused(refusal)
}
// A large line lies between documents with complements.
const [first, second] = made.output.split('\n')
const held = made.complements.replace('"line":2', '"line":3').replace('"lines":2', '"lines":3')
const back = await converted([archive(first, large, second)], 'order', { ...up, complement: streamOf(held) })
refused(back.rejects[0])
assert.equal(back.output, kept)
const stream = convertStream('order', down)
const reading = pumped([archive(ORDER, large)], stream)
await assert.rejects(reading, { name: 'ArchiveError', code: 'refused', line: 2 })

// If there is no memory for the report on it either, the stream ends with that error.
for (const make of [() => validateStream('order-list', { limits }), () => convertStream('order', down)]) {
  const ends = make()
  small()
  assert.ok(api.convert('order', ORDER, down).ok)
  // What is left of one takes the small line and the large one.
  instances = 0
  const error = await pumped([archive('{}', large)], ends).catch((error) => error)
  assert.equal(error.code, 'no_webassembly')
  await assert.rejects(ends.summary, error)
  instances = Number.POSITIVE_INFINITY
  small()
}
process.stdout.write('reported')
