/**
 * The entries of the built package: their names, what a program carries that imports some of them, and their cores.
 * tests/packaging runs them in their runtimes.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { build } from 'esbuild'
import { pkg } from '../../scripts/lib/paths.mjs'
import { api, dist } from '../js/package.mjs'

const load = (entry) => import(pathToFileURL(join(dist, `${entry}.js`)).href)
const entries = Object.fromEntries(
  await Promise.all(['check', 'edge', 'index', 'stream', 'wasm'].map(async (entry) => [entry, await load(entry)])),
)

/** The names that need no core, by entry. */
const DATA = ['InvalidDocumentError', 'codes', 'describe', 'fieldErrors', 'jsonSchema', 'shapes', 'versions']
const WITHOUT_CORE = {
  index: [...DATA, 'changes', 'loggable'],
  check: DATA,
  edge: ['loggable', 'memoryClaims'],
  stream: ['ArchiveError'],
}
/** The conditions of runtimes that compile nothing, and how they get a core. */
const COMPILED = ['workerd', 'edge-light']
const COMPILED_CORE = /order_contract(_check)?\.wasm\?module"/

/** Bundles a script as a user would. */
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

const scripts = ['inline', 'inline_check'].map((core) => readFileSync(join(dist, 'cores', `${core}.js`), 'utf8'))
/** A piece of the text of each core that the other lacks, of characters that no bundler writes in another way. */
const carried = scripts.map((script, core) => {
  const words = script.match(/\w+/g).filter((word) => !scripts[1 - core].includes(word))
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest))
})
const coresIn = (script) => carried.filter((piece) => script.includes(piece))

test('a list of names carries no function: nothing that reads options or words messages', async () => {
  for (const name of ['versions', 'shapes']) {
    const script = await bundled(`export { ${name} } from './index.js'`)
    assert.doesNotMatch(script, /function|=>/, name)
  }
})

test('what needs no core carries none, everything else does, and only once', async () => {
  for (const [entry, names] of Object.entries(WITHOUT_CORE)) {
    for (const name of Object.keys(entries[entry])) {
      const script = await bundled(`export { ${name} } from './${entry}.js'`)
      assert.equal(coresIn(script).length, names.includes(name) ? 0 : 1, `${name} of ${entry}`)
    }
  }
})

test('each runtime gets its core: the bytes, or the import of the compiled module', async () => {
  for (const entry of Object.keys(WITHOUT_CORE)) {
    for (const condition of COMPILED) {
      const script = await bundled(`export * from './${entry}.js'`, { conditions: [condition] })
      assert.match(script, COMPILED_CORE, entry)
      assert.deepEqual(coresIn(script), [], entry)
    }
  }
})

test('the cores that scripts carry as text are the .wasm files', async () => {
  const { Module } = WebAssembly
  for (const [script, file] of Object.entries({ inline: 'order_contract', inline_check: 'order_contract_check' })) {
    const { compile } = await load(`cores/${script}`)
    let bytes
    WebAssembly.Module = function Given(given) {
      bytes = given
    }
    try {
      compile()
    } finally {
      WebAssembly.Module = Module
    }
    assert.ok(readFileSync(join(dist, `${file}.wasm`)).equals(bytes), file)
  }
})

test('the cores of runtimes import the .wasm files of the package', () => {
  for (const file of ['compiled', 'compiled_check']) {
    const [, path] = readFileSync(join(dist, 'cores', `${file}.js`), 'utf8').match(/from "(.*\.wasm)\?module"/)
    assert.ok(existsSync(join(dist, 'cores', path)), path)
  }
})

test('the root, order-contract/edge and order-contract/stream share one core', async () => {
  const script = await bundled(
    `import { isValid } from './index.js'
     import { createReceiver } from './edge.js'
     import { validateStream } from './stream.js'
     globalThis.all = [isValid, createReceiver, validateStream]`,
    { conditions: ['workerd'] },
  )
  assert.equal(script.match(/from "[^"]*\.wasm\?module"/g).length, 1)
})

test('require gives the modules that import gives', { skip: !process.features.require_module }, () => {
  assert.equal(createRequire(import.meta.url)(join(dist, 'index.js')).validate, api.validate)
})

test('no entry waits at its top, which a classic script refuses', async () => {
  for (const entry of Object.keys(entries)) await bundled(`export * from './${entry}.js'`, { format: 'iife' })
  await assert.rejects(bundled('await 0', { format: 'iife' }), /Top-level await/)
})

test('order-contract/check has names of the root, and order-contract/wasm all of them and init', () => {
  const names = Object.keys(api)
  assert.deepEqual(Object.keys(entries.wasm).sort(), [...names, 'init'].sort())
  for (const name of Object.keys(entries.check)) assert.ok(names.includes(name), name)
  for (const name of ['convert', 'detectVersion', 'validateCall']) assert.equal(entries.check[name], undefined, name)
  assert.equal(entries.check.isValid('order-created', '{"status":"FAILED"}'), true)
})

test('order-contract/wasm answers once it has been given the core', () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { runInNewContext } from 'node:vm'
    import assert from 'node:assert/strict'
    import { convert, init, isValid, jsonSchema } from ${JSON.stringify(pathToFileURL(join(dist, 'wasm.js')).href)}
    const bytes = readFileSync(${JSON.stringify(join(dist, 'order_contract.wasm'))})
    const address = 'data:application/wasm;base64,' + bytes.toString('base64')
    jsonSchema('order')
    for (const early of [() => isValid('order', '{}'), () => convert('order', '{}', { from: '2023-07-27', to: '2024-02-05' })])
      assert.throws(early, { name: 'Error', message: "the .wasm file is not loaded yet: await init(…) from 'order-contract/wasm' first" })
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

test('an error is printed with the name of its class', () => {
  assert.throws(
    () => entries.check.assertValid('order', 1),
    (error) => {
      assert.match(inspect(error), /^InvalidDocumentError: /)
      return error instanceof entries.check.InvalidDocumentError
    },
  )
})

test('the package has at most 80 files', () => {
  const files = readdirSync(pkg, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  assert.ok(files.length <= 80, `${files.length} files`)
})
