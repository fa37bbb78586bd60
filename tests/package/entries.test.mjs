/**
 * The entries of the built package: their names, what a program carries that imports some of them, and their cores.
 * tests/packaging runs them in their runtimes.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { pkg } from '../../scripts/lib/paths.mjs'
import { dist } from '../js/package.mjs'

const load = (entry) => import(pathToFileURL(join(dist, `${entry}.js`)).href)
const entries = Object.fromEntries(
  await Promise.all(['edge', 'index', 'stream'].map(async (entry) => [entry, await load(entry)])),
)

/** The cores that a name needs: the one that checks, unless it is listed here. */
const CORES_OF = {
  ...Object.fromEntries(
    ['ArchiveError', 'InvalidDocumentError', 'changes', 'codes', 'describe', 'fieldErrors', 'jsonSchema', 'loggable']
      .concat('memoryClaims', 'shapes', 'start', 'versions')
      .map((name) => [name, []]),
  ),
  ...Object.fromEntries(
    ['convert', 'convertStream', 'detectVersion', 'translateCall'].map((name) => [name, ['convert']]),
  ),
  // What asks for the versions of a valid document, and what validates what it has converted.
  ...Object.fromEntries(['detectShape', 'verifyConversion'].map((name) => [name, ['check', 'convert']])),
}
const coresOf = (name) => CORES_OF[name] ?? ['check']
/** The conditions of runtimes that compile nothing, and how they get a core. */
const COMPILED = ['workerd', 'edge-light']
const compiledIn = (script) =>
  Array.from(script.matchAll(/order_contract_(\w+)\.wasm\?module"/g), ([, core]) => core).sort()

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

const CORES = ['check', 'convert']
const scripts = CORES.map((core) => readFileSync(join(dist, 'cores', `inline_${core}.js`), 'utf8'))
/** A piece of the text of each core that the other lacks, of characters that no bundler writes in another way. */
const carried = scripts.map((script, core) => {
  const words = script.match(/\w+/g).filter((word) => !scripts[1 - core].includes(word))
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest))
})
const coresIn = (script) => CORES.filter((_, core) => script.includes(carried[core]))

test('a list of names carries no function: nothing that reads options or words messages', async () => {
  for (const name of ['versions', 'shapes']) {
    const script = await bundled(`export { ${name} } from './index.js'`)
    assert.doesNotMatch(script, /function|=>/, name)
  }
})

test('a program carries the cores of the names that it imports, and no other', async () => {
  for (const [entry, names] of Object.entries(entries))
    for (const name of Object.keys(names))
      assert.deepEqual(
        coresIn(await bundled(`export { ${name} } from './${entry}.js'`)),
        coresOf(name),
        `${name} of ${entry}`,
      )
})

test('a runtime that compiles nothing gets the compiled modules of the names that a program imports', async () => {
  for (const condition of COMPILED)
    for (const name of ['isValid', 'convert', 'detectShape', 'versions']) {
      const script = await bundled(`export { ${name} } from './index.js'`, { conditions: [condition] })
      assert.deepEqual([compiledIn(script), coresIn(script)], [coresOf(name), []], `${name} with ${condition}`)
    }
})

test('a program that gives the cores itself carries none, whatever its platform', async () => {
  for (const conditions of [[], COMPILED]) {
    const script = await bundled("export * from './index.js'", { conditions: ['order-contract-given', ...conditions] })
    assert.deepEqual([compiledIn(script), coresIn(script)], [[], []])
  }
})

test('the cores that scripts carry as text are the .wasm files', async () => {
  const { Module } = WebAssembly
  for (const core of CORES) {
    const { compile } = await load(`cores/inline_${core}`)
    let bytes
    WebAssembly.Module = function Given(given) {
      bytes = given
    }
    try {
      compile()
    } finally {
      WebAssembly.Module = Module
    }
    assert.ok(readFileSync(join(dist, `order_contract_${core}.wasm`)).equals(bytes), core)
  }
})

test('the root, order-contract/edge and order-contract/stream share their cores', async () => {
  const script = await bundled(
    `import { isValid } from './index.js'
     import { createReceiver } from './edge.js'
     import { validateStream } from './stream.js'
     globalThis.all = [isValid, createReceiver, validateStream]`,
    { conditions: ['workerd'] },
  )
  assert.deepEqual(compiledIn(script), ['check'])
})

test('no entry waits at its top, which a classic script refuses', async () => {
  for (const entry of Object.keys(entries)) await bundled(`export * from './${entry}.js'`, { format: 'iife' })
  await assert.rejects(bundled('await 0', { format: 'iife' }), /Top-level await/)
})

test('where a program gives the cores itself, start takes each kind of source, and each core is started alone', () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { runInNewContext } from 'node:vm'
    import assert from 'node:assert/strict'
    import { convert, isValid, jsonSchema, start } from ${JSON.stringify(pathToFileURL(join(dist, 'index.js')).href)}
    const [check, other] = ['check', 'convert'].map((name) => readFileSync(${JSON.stringify(dist)} + '/order_contract_' + name + '.wasm'))
    const address = 'data:application/wasm;base64,' + check.toString('base64')
    const converted = () => convert('order', '{}', { from: '2023-07-27', to: '2024-02-05' }).ok
    const absent = { name: 'Error', message: /^this program does not contain the core of this function: await start/ }
    jsonSchema('order')
    assert.throws(() => isValid('order', '{}'), absent)
    await assert.rejects(start({ check: check.subarray(0, 100) }), WebAssembly.CompileError)
    const sources = {
      address: () => new URL(address),
      module: () => new WebAssembly.Module(check),
      bytes: () => check,
      buffer: () => Uint8Array.from(check).buffer,
      // Not an instance of this realm's class.
      foreignAddress: () => ({ toString: () => address, [Symbol.toStringTag]: 'URL' }),
      foreignBuffer: () => {
        const buffer = runInNewContext('new ArrayBuffer(' + check.length + ')')
        new Uint8Array(buffer).set(check)
        return buffer
      },
    }
    await Promise.all([start({ check: sources[process.argv[1]]() }), start({ check })])
    await start({ check: 'http://localhost:1/nowhere' })
    assert.equal(isValid('order-created', '{"status":"FAILED"}'), true)
    assert.throws(converted, absent)
    await start({ convert: other })
    assert.equal(converted(), true)
  `
  const flags = ['--conditions=order-contract-given', '--input-type=module']
  for (const source of ['address', 'module', 'bytes', 'buffer', 'foreignAddress', 'foreignBuffer'])
    execFileSync(process.execPath, [...flags, '-e', script, source], { stdio: 'pipe' })
})

test('the package has at most 80 files', () => {
  const files = readdirSync(pkg, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  assert.ok(files.length <= 80, `${files.length} files`)
})
