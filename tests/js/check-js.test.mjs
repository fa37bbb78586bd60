/**
 * `order-contract/check-js`: the names and answers of `order-contract/check` without WebAssembly. Each script runs in a
 * process from which WebAssembly was taken away before anything is imported.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { answerOf } from '../differential/answers.mjs'
import { questionOf } from '../differential/questions.mjs'
import { readExport } from './conversion-files.mjs'
import { dist } from './package.mjs'

const here = (file) => new URL(file, import.meta.url).href
const urlOf = (file) => pathToFileURL(`${dist}/${file}`).href
const [check, script] = await Promise.all(['check.js', 'node/check_js.js'].map((file) => import(urlOf(file))))

/** Runs a module and returns what it prints, as JSON. */
function printed(source, { flags = [], before = 'delete globalThis.WebAssembly' } = {}) {
  const args = [...flags, '--input-type=module', '-e', `${before}\n${source}`]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }))
}

const CASES = (entry) => `
  const { readCaseFiles } = await import('${here('case-files.mjs')}')
  const { runCases } = await import('${here('run-cases.mjs')}')
  const { count, failures } = runCases(await import('${urlOf(entry)}'), await readCaseFiles())
  console.log(JSON.stringify({ count, failures: failures.slice(0, 50), is: typeof WebAssembly }))`

for (const [what, entry, flags] of [
  ['modules', 'check_js.js', []],
  ['one file', 'node/check_js.js', ['--disallow-code-generation-from-strings']],
  ['one file that is never compiled to machine code', 'node/check_js.js', ['--jitless']],
]) {
  test(`the validation cases hold without WebAssembly, as ${what}`, () => {
    const { count, failures, is } = printed(CASES(entry), { flags })
    assert.ok(count > 0, 'there are cases')
    assert.deepEqual(failures, [])
    assert.equal(is, 'undefined')
  })
}

test('it has no regular expression that Hermes refuses', () => {
  assert.doesNotMatch(readFileSync(`${dist}/node/check_js.js`, 'utf8'), /\\p\{/)
})

test('it has the names of order-contract/check', () => {
  assert.deepEqual(Object.keys(script), Object.keys(check))
})

test('it answers random documents like order-contract/check', async () => {
  const questions = JSON.parse(await readExport('questions')).map(questionOf)
  assert.ok(questions.length > 3000)
  for (const question of questions)
    assert.deepEqual(answerOf(script, question), answerOf(check, question), JSON.stringify(question))
})

test('it answers what the fuzzer has kept like order-contract/check', () => {
  const inputs = readFileSync(new URL('../fuzz/corpus/check.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const options = { limits: {} }
  for (const input of inputs) {
    const bytes = new Uint8Array(Buffer.from(input, 'hex'))
    for (const shape of ['order-request', 'order', 'product-list', 'product-update']) {
      const question = { shape, bytes, options }
      assert.deepEqual(answerOf(script, question), answerOf(check, question), `${shape}: ${input}`)
    }
  }
  assert.ok(inputs.length > 100)
})

test('the memory grows, and calls after that are right', () => {
  const found = printed(`
    const { validate } = await import('${urlOf('check_js.js')}')
    const core = await import('${urlOf('core.js')}')
    const small = () => validate('product-update', '{"x":{"a":1,"a":1,"a":1}}').problems.map(({ code }) => code).join()
    const memory = () => core.viewAt(0, 0).buffer
    const first = small()
    const before = memory()
    // The reply needs more memory than the document, so that it grows after the document is written.
    const { problems } = validate('product-update', \`{"\${'~'.repeat(50_000)}":{\${Array(110).fill('"a":1')}}}\`)
    console.log(JSON.stringify({ grown: memory() !== before, codes: problems.length > 0, first, then: small() }))`)
  assert.equal(found.then, found.first)
  assert.deepEqual([found.grown, found.codes], [true, true])
})

test('memory that cannot be had, and a stack that overflows, end the call, and the next one works', () => {
  const found = printed(`
    const { isValid, validate } = await import('${urlOf('check_js.js')}')
    const core = await import('${urlOf('core.js')}')
    const { overflow } = await import('${here('overflow.mjs')}')
    const works = () => [isValid('order-created', '{"status":"FAILED"}'), validate('order-created', '{"status":"NO"}').problems[0].code]
    const memory = () => core.viewAt(0, 0).buffer
    const answers = [works()]
    for (const bytes of [2 ** 31 - 2 ** 16, 0xfffffff0]) {
      const before = memory()
      try {
        core.room(bytes)
        answers.push('there is room')
      } catch {
        answers.push(works())
      }
      if (memory() === before) answers.push('the memory is the old one')
    }
    core.call(({ validate }) => validate(999, 9, 0xf0000000, 0xf0000000))
    answers.push(works())
    overflow(() => isValid('order-created', '{"status":"FAILED"}'))
    answers.push(works())
    console.log(JSON.stringify(answers))`)
  assert.deepEqual(found, Array(5).fill([true, 'enum']))
})

const REFUSED = {
  missing: 'delete globalThis.WebAssembly',
  'not allowed': `WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError("'unsafe-eval'") } }`,
}

for (const [what, before] of Object.entries(REFUSED)) {
  test(`where WebAssembly is ${what}, the other entries use it once it is imported, as far as it goes`, () => {
    const found = printed(
      `
      const load = (file) => import(new URL(file, '${urlOf('')}/'))
      const [check, root, stream] = await Promise.all(['check.js', 'index.js', 'stream.js'].map(load))
      const codeOf = async (act) => {
        try {
          return await act()
        } catch ({ code, message }) {
          return code ?? message
        }
      }
      const range = { from: '2023-07-27', to: '2024-02-05' }
      const through = (stream) => new Blob(['{}\\n']).stream().pipeThrough(stream).pipeTo(new WritableStream())
      const acts = [
        () => check.isValid('order-created', '{"status":"FAILED"}'),
        () => root.validate('order-created', '{"status":"NO"}').problems[0].code,
        () => root.convert('order', '{}', range).ok,
        () => root.endpointOf('GET', '/v2/order') !== null,
        () => through(stream.validateStream('order')),
        () => through(stream.convertStream('order', range)),
      ]
      const all = async () => { const codes = []; for (const act of acts) codes.push(await codeOf(act)); return codes }
      const before = await all()
      const script = await load('check_js.js')
      console.log(JSON.stringify({ before, after: [script.isValid('order-created', '{"status":"FAILED"}'), ...(await all())] }))`,
      { before },
    )
    const refused = 'no_webassembly'
    assert.deepEqual(found.before, Array(6).fill(refused))
    assert.deepEqual(found.after, [true, true, 'enum', ...Array(4).fill(refused)])
  })

  test(`where WebAssembly is ${what}, the lines in docs/guides/platforms.md fall back to it`, () => {
    const guide = readFileSync(new URL('../../docs/guides/platforms.md', import.meta.url), 'utf8')
    const [block] = [...guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
      .map(([, code]) => code)
      .filter((code) => code.includes('check-js'))
    const code = block.replaceAll(
      /'order-contract\/([\w-]+)'/g,
      (_, entry) => `'${urlOf(`${entry.replace('-', '_')}.js`)}'`,
    )
    const found = printed(
      `${code.replaceAll(/ as \{.*?\}/g, '')}
      const { issues } = await schema['~standard'].validate({ items: [] })
      console.log(JSON.stringify(issues.map(({ pointer }) => pointer)))`,
      { before },
    )
    const { issues } = check.standardSchema('order-request')['~standard'].validate({ items: [] })
    assert.deepEqual(
      found,
      issues.map(({ pointer }) => pointer),
    )
  })
}

test('a program that may use WebAssembly uses it, whichever entry it imports first', () => {
  for (const order of [
    ['check.js', 'check_js.js'],
    ['check_js.js', 'check.js'],
  ]) {
    const found = printed(
      `const [one, other] = [await import('${urlOf(order[0])}'), await import('${urlOf(order[1])}')]
      let compiled = 0
      const { Module } = WebAssembly
      WebAssembly.Module = class extends Module { constructor(bytes) { super(bytes); compiled += 1 } }
      console.log(JSON.stringify([one.isValid('order', '{}'), other.isValid('order', '{}'), compiled]))`,
      { before: '' },
    )
    assert.deepEqual(found, [false, false, 1], order.join())
  }
})
