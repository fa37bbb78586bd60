/**
 * The entries of the package: each has the same names, starts nothing at import, and includes a loader only if a
 * function needs the core. tests/packaging runs them in their runtimes.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { api, dist } from './package.mjs'

const names = Object.keys(api).sort()
/** The functions that do not need the core. */
const CONSTANTS = ['InvalidDocumentError', 'changelog', 'describe', 'explain', 'fieldErrors', 'jsonSchema']
/** A call of each function that needs the core. */
const CALLS = {
  applyFixes: `applyFixes('order', '{}').report.valid`,
  assertValid: `assertValid('order', { status: 'FAILED' })`,
  convert: `convert('order', '{}', { from: '2023-07-27', to: '2024-02-05' }).ok`,
  detectVersion: `detectVersion('order', '{}').candidates.length`,
  is: `is('order', { status: 'FAILED' })`,
  isValid: `isValid('order', '{}')`,
  parse: `parse('order', '{}').ok`,
  standardSchema: `standardSchema('order')['~standard'].validate({}).issues.length`,
  validate: `validate('order', '{}').valid`,
  validateCall: `validateCall({ method: 'GET', url: '/v2/order' }).valid`,
}
/** The names of `order-contract/check` that need the core. */
const CHECK = ['applyFixes', 'assertValid', 'is', 'isValid', 'parse', 'standardSchema', 'validate']
/** The names of `order-contract/stream` that need the core. */
const STREAM = ['convertStream', 'validateStream']
/** The names that `order-contract/edge` adds: those that need the core, and those that do not. */
const EDGE = ['createReceiver', 'translateCall']
const EDGE_WITHOUT_CORE = ['loggable', 'memoryClaims', 'updateKey']

/** Bundles a script as a user would. `resolve` replaces what the runtime provides. */
async function bundled(contents, { conditions = [], format = 'esm' } = {}) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dist },
    bundle: true,
    write: false,
    format,
    conditions,
    external: ['*.wasm', '*.wasm?module'],
    absWorkingDir: dist,
    logLevel: 'silent',
  })
  return outputFiles[0].text
}

/** The beginning of the definition of the inlined bytes in a bundle. */
const CORE = 'var frequent'

test('every function is called here or needs no core', () => {
  assert.deepEqual([...CONSTANTS, ...Object.keys(CALLS)].sort(), names)
})

test('each function works when it is the only one that is imported', async () => {
  for (const [name, call] of Object.entries(CALLS)) {
    const script = await bundled(`import { ${name} } from './index.js'\nconsole.log(String(${call}))`)
    const output = execFileSync(process.execPath, ['--input-type=module'], { input: script, encoding: 'utf8' })
    const { [name]: run } = api
    assert.equal(output.trim(), String(new Function(name, `return ${call}`)(run)), name)
  }
})

test('what needs no core carries none', async () => {
  for (const name of CONSTANTS) {
    const script = await bundled(`export { ${name} } from './index.js'`)
    assert.ok(!script.includes('WebAssembly'), `${name} carries the core`)
  }
  assert.ok((await bundled(`export { isValid } from './index.js'`)).includes(CORE), 'isValid carries it')
})

test('edge entries import the compiled module, carry no bytes, and link every function', async () => {
  for (const [entry, specifier, linked] of [
    ['index.workerd.js', './order_contract.wasm', Object.keys(CALLS)],
    ['index.edge-light.js', './order_contract.wasm?module', Object.keys(CALLS)],
    ['check.workerd.js', './order_contract_check.wasm', CHECK],
    ['check.edge-light.js', './order_contract_check.wasm?module', CHECK],
    ['stream.workerd.js', './order_contract.wasm', STREAM],
    ['stream.edge-light.js', './order_contract.wasm?module', STREAM],
    ['edge.workerd.js', './order_contract.wasm', EDGE],
    ['edge.edge-light.js', './order_contract.wasm?module', EDGE],
  ]) {
    for (const name of linked) {
      const script = await bundled(`export { ${name} } from './${entry}'`)
      assert.match(script, /from "([^"]*)"/, `${name} in ${entry}`)
      assert.ok(script.match(/from "([^"]*)"/)[1].endsWith(specifier), `${name} in ${entry}`)
      assert.ok(!script.includes(CORE), `${name} in ${entry}`)
    }
    const all = await bundled(`import * as api from './${entry}'\nglobalThis.names = Object.keys(api)`)
    for (const name of linked) assert.ok(all.includes(name), `${name} in ${entry}`)
  }
})

test('elsewhere order-contract/edge carries the core, with each of its functions', async () => {
  const all = await import(pathToFileURL(join(dist, 'edge.js')).href)
  assert.deepEqual(Object.keys(all).sort(), [...EDGE, ...EDGE_WITHOUT_CORE].sort())
  for (const name of EDGE) assert.ok((await bundled(`export { ${name} } from './edge.js'`)).includes(CORE), name)
  for (const name of EDGE_WITHOUT_CORE)
    assert.ok(!(await bundled(`export { ${name} } from './edge.js'`)).includes('WebAssembly'), name)
})

test('elsewhere order-contract/stream carries the core, with each of its functions', async () => {
  const all = await import(pathToFileURL(join(dist, 'stream.js')).href)
  assert.deepEqual(Object.keys(all).sort(), ['ArchiveError', ...STREAM])
  for (const name of STREAM) assert.ok((await bundled(`export { ${name} } from './stream.js'`)).includes(CORE), name)
  assert.ok(!(await bundled(`export { ArchiveError } from './stream.js'`)).includes('WebAssembly'))
})

test('the root, order-contract/edge and order-contract/stream share one core', async () => {
  const script = await bundled(`
    import { isValid } from './index.workerd.js'
    import { createReceiver } from './edge.workerd.js'
    import { validateStream } from './stream.workerd.js'
    globalThis.all = [isValid, createReceiver, validateStream]`)
  assert.equal(script.match(/from ".*\.wasm"/g).length, 1)
  assert.equal(script.match(/^\/\/ module\.js$/gm).length, 1)
})

test('require gives the modules that import gives', { skip: !process.features.require_module }, () => {
  assert.equal(createRequire(import.meta.url)(join(dist, 'index.js')).validate, api.validate)
})

test('no entry waits at its top', async () => {
  // A classic script refuses a top-level await.
  const roots = ['index.js', 'slim.js', 'index.workerd.js', 'index.edge-light.js']
  const streams = ['stream.js', 'stream.workerd.js', 'stream.edge-light.js']
  for (const entry of [...roots, ...streams, 'edge.js', 'edge.workerd.js', 'edge.edge-light.js'])
    await bundled(`import * as api from './${entry}'\nglobalThis.api = api`, { format: 'iife' })
  await assert.rejects(bundled('await 0', { format: 'iife' }), /Top-level await/)
})

const slim = () => import(`${pathToFileURL(join(dist, 'slim.js')).href}`)

test('slim answers once it has been given the core', () => {
  const script = `
        import { readFileSync } from 'node:fs'
    import { runInNewContext } from 'node:vm'
    import assert from 'node:assert/strict'
    import { explain, init, isValid } from ${JSON.stringify(pathToFileURL(join(dist, 'slim.js')).href)}
    const bytes = readFileSync(${JSON.stringify(join(dist, 'order_contract.wasm'))})
    const address = 'data:application/wasm;base64,' + bytes.toString('base64')
    explain('enum')
    assert.throws(() => isValid('order', '{}'), /await init/)
    await assert.rejects(init(5), TypeError)
    await assert.rejects(init(bytes.subarray(0, 100)), WebAssembly.CompileError)
    const sources = {
      address: () => new URL(address),
      module: () => new WebAssembly.Module(bytes),
      bytes: () => bytes,
      buffer: () => Uint8Array.from(bytes).buffer,
      // Not an instance of this realm's class.
      foreignAddress: () => ({ toString: () => address, [Symbol.toStringTag]: 'URL' }),
      foreignBuffer: () => {
        const buffer = runInNewContext('new ArrayBuffer(' + bytes.length + ')')
        new Uint8Array(buffer).set(bytes)
        return buffer
      },
    }
    await Promise.all([init(sources[process.argv[1]]()), init(bytes)])
    await init('http://localhost:1/nowhere')
    assert.equal(isValid('order-created', '{"status":"FAILED"}'), true)
  `
  for (const source of ['address', 'module', 'bytes', 'buffer', 'foreignAddress', 'foreignBuffer'])
    execFileSync(process.execPath, ['--input-type=module', '-e', script, source], { stdio: 'pipe' })
})

test('slim beside check asks for init, too, and check still works at once', () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import assert from 'node:assert/strict'
    import * as check from ${JSON.stringify(pathToFileURL(join(dist, 'check.js')).href)}
    import * as slim from ${JSON.stringify(pathToFileURL(join(dist, 'slim.js')).href)}
    const range = { from: '2023-07-27', to: '2024-02-05' }
    const call = { method: 'GET', url: '/v2/order' }
    const all = [
      () => slim.convert('order', '{}', range).ok,
      () => slim.detectVersion('order', '{}').candidates.length === 2,
      () => slim.validateCall(call).valid,
    ]
    const waits = { name: 'Error', message: "the .wasm file is not loaded yet: await init(…) from 'order-contract/slim' first" }
    for (const act of all) {
      assert.throws(act, waits)
      assert.equal(check.isValid('order-created', '{"status":"FAILED"}'), true)
    }
    await slim.init(readFileSync(${JSON.stringify(join(dist, 'order_contract.wasm'))}))
    for (const act of all) assert.equal(act(), true)
    assert.equal(check.isValid('order-created', '{"status":"FAILED"}'), true)
  `
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' })
})

test('slim has the same names and init', async () => {
  assert.deepEqual(Object.keys(await slim()).sort(), [...names, 'init'].sort())
})

test('order-contract/check has the names of the root but for conversion and calls', async () => {
  const check = await import(pathToFileURL(join(dist, 'check.js')).href)
  assert.deepEqual(Object.keys(check).sort(), [...CHECK, ...CONSTANTS.filter((name) => name !== 'changelog')].sort())
  assert.equal(check.isValid('order-created', '{"status":"FAILED"}'), true)
})

test('a program that imports both uses the whole core, whichever it calls first', async () => {
  for (const order of ['check.js', 'index.js'].map((first, n, all) => [first, all[1 - n]])) {
    const imports = order.map((entry) => `import * as ${entry.slice(0, 5)} from './${entry}'`).join('\n')
    const script = await bundled(`${imports}
      const options = { from: '2023-07-27', to: '2024-02-05' }
      console.log(check.isValid('order', '{}'), index.convert('order', '{}', options).ok, check.isValid('order', '{}'))`)
    const output = execFileSync(process.execPath, ['--input-type=module'], { input: script, encoding: 'utf8' })
    assert.equal(output.trim(), 'false true false')
  }
})

test('the whole core takes over from the small one where it is imported later', async () => {
  const script = `
    const check = await import('${pathToFileURL(join(dist, 'check.js')).href}')
    const before = check.validate('order', '{"status":"X"}')
    const { convert } = await import('${pathToFileURL(join(dist, 'index.js')).href}')
    const { ok } = convert('order', '{}', { from: '2023-07-27', to: '2024-02-05' })
    console.log(before.problems.length, ok, check.isValid('order', '{}'))`
  const output = execFileSync(process.execPath, ['--input-type=module'], { input: script, encoding: 'utf8' })
  assert.equal(output.trim(), '1 true false')
})
