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
const { converted, jsonLines, pumped } = await import('./archives.mjs')
const ORDER = '{"items":[{"payout":{"url":"u","id":7}}]}'
const large = `{"a":[${'{"a":[]},'.repeat(3_000_000)}{}]}`
const archive = (...lines) => [Buffer.from(lines.map((line) => `${line}\n`).join(''))]
const validated = await pumped(archive('x', large, '{}', large, 'x'), validateStream('order-list', { limits }))
assert.deepEqual(
  jsonLines(validated.output).map(({ line, offset, problems }) => [line, offset, problems[0].code]),
  [
    [1, 0, 'syntax'],
    [2, 2, 'too_large'],
    [4, large.length + 6, 'too_large'],
    [5, 2 * large.length + 7, 'syntax'],
  ],
)
jsonLines(validated.output).slice(1, 3).forEach(refused)
const { documents, invalid, byCode } = validated.summary
assert.deepEqual([documents, invalid, byCode], [5, 4, { syntax: 2, too_large: 2 }])

const down = { from: '2024-02-05', to: '2023-07-27', limits }
const kept = await converted(archive(ORDER, large, 'x', ORDER), 'order', down)
refused(kept.rejects[0])
assert.deepEqual(
  kept.rejects.map(({ line, offset, length, document }) => [line, offset, length ?? document]),
  [
    [2, ORDER.length + 1, large.length],
    [3, ORDER.length + large.length + 2, 'x'],
  ],
)
assert.deepEqual([kept.summary.documents, kept.summary.converted, kept.summary.rejected], [4, 2, 2])
const complement = new Blob([kept.complements]).stream()
const back = await converted(archive(...kept.output.split('\n', 2)), 'order', {
  from: down.to,
  to: down.from,
  complement,
})
assert.equal(back.output, `${ORDER}\n${ORDER}\n`)
// The large line lies between documents with complements.
const [first, second] = kept.output.split('\n')
const held = kept.complements.replace('"line":2', '"line":3').replace('"lines":2', '"lines":3')
const again = await converted(archive(first, large, second), 'order', {
  from: down.to,
  to: down.from,
  limits,
  complement: new Blob([held]).stream(),
})
refused(again.rejects[0])
assert.equal(again.output, `${ORDER}\n${ORDER}\n`)
const stream = convertStream('order', down)
const reading = pumped(archive(ORDER, large), stream)
await assert.rejects(reading, { name: 'ArchiveError', code: 'refused', line: 2 })

// If there is no memory for the report on it either, the stream ends with that error.
for (const make of [() => validateStream('order-list', { limits }), () => convertStream('order', down)]) {
  const ends = make()
  small()
  assert.ok(api.convert('order', ORDER, down).ok)
  // What is left of one takes the small line and the large one.
  instances = 0
  const error = await pumped(archive('{}', large), ends).catch((error) => error)
  assert.equal(error.code, 'no_webassembly')
  await assert.rejects(ends.summary, error)
  instances = Number.POSITIVE_INFINITY
  small()
}
process.stdout.write('reported')
