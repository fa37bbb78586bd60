/** Asks for documents that need more memory than the core gets here, 64 MiB; limits.test.mjs runs it. */
import assert from 'node:assert/strict'

const MOST_PAGES = 1024

/** Limits the memory of a module: writes a maximum into its section of memories. */
function limited(bytes) {
  let at = 8
  const number = () => {
    let [value, shift] = [0, 0]
    for (;;) {
      const byte = bytes[at++]
      value |= (byte & 127) << shift
      shift += 7
      if (byte < 128) return value
    }
  }
  const leb = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)])
  while (at < bytes.length) {
    const start = at
    const [id, size] = [number(), number()]
    const body = at
    if (id === 5) {
      // One memory, without a maximum.
      assert.deepEqual([number(), number()], [1, 0])
      const content = [1, 1, ...leb(number()), ...leb(MOST_PAGES)]
      const section = [5, ...leb(content.length), ...content]
      return new Uint8Array([...bytes.subarray(0, start), ...section, ...bytes.subarray(body + size)])
    }
    at = body + size
  }
  throw new Error('no memory')
}

const { Module } = WebAssembly
WebAssembly.Module = class extends Module {
  constructor(bytes) {
    super(limited(bytes))
  }
}

const { api } = await import('./package.mjs')
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
assert.ok(api.validateCall(call, { limits }).problems.some(({ code }) => code === 'too_large'))
small()
process.stdout.write('reported')
