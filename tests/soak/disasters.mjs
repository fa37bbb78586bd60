/**
 * Everything that can go wrong in the core: every kind of rejection, and traps that are caused by direct calls.
 */
import assert from 'node:assert/strict'
import { pathToFileURL } from 'node:url'
import { overflow } from '../js/overflow.mjs'
import { dist } from '../js/package.mjs'

const core = await import(pathToFileURL(`${dist}/core.js`).href)

/** Returns the bytes of the core's memory. */
export function memory() {
  return core.memoryNumbers().buffer.byteLength
}

const rejected = (code, input) => (api) =>
  assert.ok(api.validate('order-created', input).problems.some((problem) => problem.code === code))
const mistaken = (run) => (api) => assert.throws(() => run(api), TypeError)
const trapped = (run) => () => assert.throws(run, WebAssembly.RuntimeError)

const cycle = {}
cycle.self = cycle

/** Functions of the package, by name. */
export const DISASTERS = {
  'a text that ends early': rejected('syntax', '{"status":'),
  'bytes that are no UTF-8': rejected('encoding', new Uint8Array([0x22, 0xff, 0x22])),
  'half of a surrogate pair': rejected('encoding', '"\ud800"'),
  'a deep document': rejected('too_deep', '['.repeat(100)),
  'a large document': rejected('too_large', ' '.repeat(2 << 20)),
  'a cycle': rejected('not_serializable', cycle),
  'a function': rejected('not_serializable', () => {}),
  'a repeated key': rejected('duplicate_key', '{"status":"FAILED","status":"FAILED"}'),
  'an unknown shape': mistaken(({ validate }) => validate('orders', '{}')),
  'an unknown option': mistaken(({ validate }) => validate('order', '{}', { levle: 'stated' })),
  'a foreign fill': mistaken(({ convert }) =>
    convert('order', '{}', { from: '2023-07-27', to: '2024-02-05', fill: { '/x': 1 } }),
  ),
  'numbers that mean nothing': () => core.call(({ is_valid }) => is_valid(999, 9, 0xf0000000, 0xf0000000)),
  'out of memory': trapped(() => core.room(0xfffffff0)),
  'a forced trap': trapped(() => core.call(({ is_valid }) => is_valid({ valueOf: trap }))),
  'an exhausted stack': ({ isValid }) => overflow(() => isValid('order-created', '{"status":"NO"}')),
}

/** Instantiates a module whose start is `unreachable`, while the number that it stands for is read. */
function trap() {
  const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 8, 1, 0, 10, 5, 1, 3, 0, 0, 11]
  return new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes)))
}
