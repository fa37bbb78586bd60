/**
 * The very first call, each in a process of its own.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const index = pathToFileURL(`${dist}/index.js`).href

/** Evaluates an expression over the package's names in a new process. */
function fresh(expression, before = '') {
  const script = `${before}; import('${index}').then((api) => { const { validate, isValid, parse } = api; console.log(JSON.stringify(${expression})) })`
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))
}

test('any call can be the first', () => {
  assert.equal(fresh(`isValid('order-created', '{"status":"FAILED"}')`), true)
  assert.equal(fresh(`isValid('order-created', '')`), false)
  assert.equal(fresh(`validate('order-created', new Uint8Array()).problems[0].code`), 'syntax')
  assert.equal(fresh(`validate('order-created', undefined).problems[0].code`), 'not_serializable')
  assert.equal(fresh(`validate('order-created', 'x'.repeat(2 ** 21)).problems[0].code`), 'too_large')
  assert.equal(fresh(`parse('product-query', '').ok`), true)
})

test('nothing runs at import', () => {
  const watch = `for (const name of ['Module', 'Instance']) WebAssembly[name] = class { constructor() { throw new Error('started') } }`
  const names = fresh('Object.keys(api)', watch)
  for (const name of ['isValid', 'parse', 'validate', 'describe', 'codes']) assert.ok(names.includes(name))
  // Functions that only return data start nothing.
  assert.equal(
    fresh(`[api.codes.enum.code, api.describe('order').shape, api.jsonSchema('order').type].join()`, watch),
    'enum,order,object',
  )
})

test('it starts without the newest of the language', () => {
  const older = `delete String.prototype.isWellFormed; delete Uint8Array.fromBase64`
  assert.equal(fresh(`isValid('order-created', '{"status":"FAILED","ü":"😀"}')`, older), true)
  assert.equal(fresh(`validate('order-created', '{"x":"\\ud83d"}').problems[0].code`, older), 'encoding')
})

test('no code is made from text', () => {
  const script = `import('${index}').then(({ validate }) => console.log(validate('order', '{}').valid))`
  assert.equal(
    execFileSync(process.execPath, ['--disallow-code-generation-from-strings', '-e', script], { encoding: 'utf8' }),
    'false\n',
  )
})
