/**
 * Everything that can go wrong in the core: every kind of rejection, and traps that are caused by direct calls.
 */
import assert from 'node:assert/strict'
import { pathToFileURL } from 'node:url'
import { overflow } from '../js/overflow.mjs'
import { dist } from '../js/package.mjs'

const load = (file) => import(pathToFileURL(`${dist}/${file}`).href)
const core = await load('core.js')

/** Returns the bytes of the core's memory. */
export function memory() {
  return core.memoryNumbers().buffer.byteLength
}

const cycle = {}
cycle.self = cycle

const rejections = [
  ['syntax', '{"status":'],
  ['encoding', new Uint8Array([0x22, 0xff, 0x22])],
  ['encoding', '"\ud800"'],
  ['too_deep', '['.repeat(100)],
  ['too_large', ' '.repeat(2 << 20)],
  ['not_serializable', cycle],
  ['not_serializable', () => {}],
  ['duplicate_key', '{"status":"FAILED","status":"FAILED"}'],
].map(([code, input]) => ({
  name: `a rejection: ${code}`,
  run: ({ validate }) => assert.ok(validate('order-created', input).problems.some((problem) => problem.code === code)),
}))

const mistakes = [
  ['an unknown shape', ({ validate }) => validate('orders', '{}')],
  ['an unknown option', ({ validate }) => validate('order', '{}', { levle: 'stated' })],
  [
    'a foreign fill',
    ({ convert }) => convert('order', '{}', { from: '2023-07-27', to: '2024-02-05', fill: { '/x': 1 } }),
  ],
].map(([name, run]) => ({ name, run: (api) => assert.throws(() => run(api), TypeError) }))

const traps = [
  {
    name: 'numbers that mean nothing',
    run: () => core.call(({ is_valid }) => is_valid(999, 9, 0xf0000000, 0xf0000000)),
  },
  { name: 'out of memory', run: () => assert.throws(() => core.room(0xfffffff0), WebAssembly.RuntimeError) },
  {
    name: 'a forced trap',
    run: () => assert.throws(() => core.call(({ is_valid }) => is_valid({ valueOf: trap })), WebAssembly.RuntimeError),
  },
  { name: 'an exhausted stack', run: exhaust },
]

/** Instantiates a module whose start is `unreachable`, while the number that it stands for is read. */
function trap() {
  const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 8, 1, 0, 10, 5, 1, 3, 0, 0, 11]
  return new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes)))
}

function exhaust(api) {
  overflow(() => api.isValid('order-created', '{"status":"NO"}'))
}

/** Each has a name and a function of the package. */
export const disasters = [...rejections, ...mistakes, ...traps]
