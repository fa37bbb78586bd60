/**
 * The first call, in a process of its own; where WebAssembly is missing; and the call after a trap (a bug of ours, a stack
 * overflow, missing memory), which has a fresh instance. tests/browser does the same under a content security policy.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { address, printed } from './fresh.mjs'
import { overflow } from './overflow.mjs'
import { api, dist, load } from './package.mjs'

const attempts = JSON.stringify(new URL('../browser/no_webassembly.mjs', import.meta.url).href)

/** Evaluates an expression in a new process, after a script. */
function fresh(expression, before = '', options = {}) {
  const script = `${before}
    const { validate, isValid, parse, ...others } = await import(${address('index')})
    console.log(JSON.stringify(await ${expression}))`
  return printed(script, options)
}

test('any call can be the first', () => {
  for (const [expression, answer] of [
    [`isValid('order-created', '{"status":"FAILED"}')`, true],
    [`isValid('order-created', '')`, false],
    [`validate('order-created', new Uint8Array()).problems[0].code`, 'syntax'],
    [`validate('order-created', undefined).problems[0].code`, 'not_serializable'],
    [`validate('order-created', 'x'.repeat(2 ** 21)).problems[0].code`, 'too_large'],
    [`parse('product-query', '').ok`, true],
  ])
    assert.equal(fresh(expression), answer, expression)
})

test('nothing is compiled or started at import, nor by functions that only return data', () => {
  const watch = `for (const name of ['Module', 'Instance']) WebAssembly[name] = class { constructor() { throw new Error('started') } }`
  const data = `[others.codes.enum.code, others.describe('order').shape, others.jsonSchema('order').type].join()`
  assert.equal(fresh(data, watch), 'enum,order,object')
})

test('it starts without the newest of the language', () => {
  const older = `delete String.prototype.isWellFormed; delete Uint8Array.fromBase64`
  assert.equal(fresh(`isValid('order-created', '{"status":"FAILED","ü":"😀"}')`, older), true)
  assert.equal(fresh(`validate('order-created', '{"x":"\\ud83d"}').problems[0].code`, older), 'encoding')
})

for (const [what, [script, remedy]] of Object.entries({
  deleted: ['delete globalThis.WebAssembly', /--jitless/],
  refused: [
    `WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError("'unsafe-eval'") } }
    WebAssembly.compile = async () => new WebAssembly.Module()`,
    /script-src 'wasm-unsafe-eval'/,
  ],
})) {
  test(`where WebAssembly is ${what}, every entry throws an error that says so`, () => {
    // Node compiles a module of its own when its Request and Response are first used, and rejects a promise.
    const before = `
      process.on('unhandledRejection', (error) => {
        if (!error.stack.includes('node:internal')) throw error
      })
      const { attempts } = await import(${attempts})
      ${script}`
    for (const { message, ...failure } of fresh(
      `attempts(${JSON.stringify(pathToFileURL(`${dist}/`).href)})`,
      before,
    )) {
      const { entry } = failure
      const expected = { entry, name: 'Error', code: 'no_webassembly', isError: true }
      assert.deepEqual(failure, expected)
      assert.match(message, remedy, entry)
    }
  })
}

const fails = (error) => `WebAssembly.Module = class { constructor(bytes) { if (bytes.length > 8) throw ${error} } }`
/** Prints how the first call fails. */
const FAILING = `
  const { isValid } = await import(${address('index')})
  try { console.log(isValid('order', '{}')) } catch ({ message, code, cause }) { console.log(JSON.stringify([message, code, cause.name])) }`
const LITTLE = { memory: 8_000_000 }
const TOO_LARGE = 'WebAssembly.Compile is disallowed on the main thread, if the buffer size is larger than 4KB.'

for (const [what, [remedy, cause, before, options]] of Object.entries({
  'Node has no WebAssembly': [/--jitless/, 'ReferenceError', '', { flags: ['--jitless'] }],
  'virtual memory is limited': [/--disable-wasm-trap-handler/, 'RangeError', '', LITTLE],
  'a page compiles nothing large at once': [/await start/, 'RangeError', fails(`new RangeError('${TOO_LARGE}')`)],
  'the platform is too old': [
    /SIMD.*newer/,
    'CompileError',
    fails(`new WebAssembly.CompileError('invalid opcode 0xfd')`),
  ],
}))
  test(`the error of the first call has the remedy where ${what}`, (context) => {
    const answer = printed(`${before}\n${FAILING}`, options)
    if (answer === false && options === LITTLE)
      return context.skip('newer Nodes start the core with little memory, too')
    const [message, ...others] = answer
    assert.match(message, remedy)
    assert.deepEqual(others, ['no_webassembly', cause])
  })

test('with the remedy for limited memory, the core starts', () => {
  const options = { ...LITTLE, flags: ['--disable-wasm-trap-handler'] }
  assert.equal(fresh(`isValid('order-created', '{"status":"FAILED"}')`, '', options), true)
})

test('a module that is broken is no matter of the policy, and the next attempt may succeed', () => {
  const before = `
    import { readFile } from 'node:fs/promises'
    const { start } = await import(${address('index')})
    const { code, name } = await start({ check: new Uint8Array([0, 0x61, 0x73, 0x6d, 9]) }).catch((error) => error)
    await start({ check: await readFile(${JSON.stringify(`${dist}/order_contract_check.wasm`)}) })`
  const answer = fresh(`({ code, name, valid: isValid('order-created', '{"status":"FAILED"}') })`, before)
  assert.deepEqual(answer, { name: 'CompileError', valid: true })
})

const { checkCore } = await load('cores/check')
const { convertCore } = await load('cores/convert')
const order = '{"items":[{"redemption_url":"https://example.com"}]}'

for (const [name, core, call] of [
  ['checks', checkCore, () => api.validate('order-created', '{"status":"NO"}')],
  ['converts', convertCore, () => api.convert('order', order, { from: '2023-07-27', to: '2024-02-05' })],
])
  test(`after missing memory and a stack that overflows, the next call of the core that ${name} works`, () => {
    const expected = call()
    const { buffer } = core.memoryNumbers()
    assert.throws(() => core.room(0xfffffff0), { name: 'MemoryError' })
    assert.deepEqual(call(), expected)
    assert.notEqual(core.memoryNumbers().buffer, buffer, 'the memory is a new one')
    overflow(call)
    assert.deepEqual(call(), expected)
  })
