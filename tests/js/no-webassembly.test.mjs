/**
 * Without WebAssembly, every entry fails with one error of ours, which has a code. tests/browser does the same under a
 * content security policy that forbids it.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { dist } from './package.mjs'

const attempts = fileURLToPath(new URL('../browser/no_webassembly.mjs', import.meta.url))

/** Runs the attempts in a process whose WebAssembly was taken away. */
function failuresOf(script) {
  const source = `
    const { attempts } = await import(${JSON.stringify(attempts)})
    // Node compiles a module of its own when its Request and Response are first used, and rejects a promise.
    process.on('unhandledRejection', (error) => {
      if (!error.stack.includes('node:internal')) throw error
    })
    ${script}
    console.log(JSON.stringify(await attempts(${JSON.stringify(`file://${dist}/`)})))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' }))
}

for (const [what, script] of Object.entries({
  deleted: 'delete globalThis.WebAssembly',
  refused: `WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError("'unsafe-eval'") } }
    WebAssembly.compile = async () => new WebAssembly.Module()`,
})) {
  test(`where WebAssembly is ${what}, every entry throws one error that says so`, () => {
    for (const { entry, name, isError, code, message, isSame } of failuresOf(script)) {
      assert.deepEqual(
        { entry, name, isError, code, isSame },
        { ...{ entry, name: 'Error', isError: true }, code: 'no_webassembly', isSame: true },
      )
      assert.match(message, /script-src 'wasm-unsafe-eval'/, entry)
    }
  })
}

test('a module that is broken is no matter of the policy, and the next attempt may succeed', async () => {
  const script = `
    import { readFile } from 'node:fs/promises'
    const { init, isValid } = await import(${JSON.stringify(`file://${dist}/wasm.js`)})
    const { code, name } = await init(new Uint8Array([0, 0x61, 0x73, 0x6d, 9])).catch((error) => error)
    await init(await readFile(${JSON.stringify(`${dist}/order_contract.wasm`)}))
    console.log(JSON.stringify({ code, name, valid: isValid('order-created', '{"status":"FAILED"}') }))`
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  assert.deepEqual(JSON.parse(answer), { name: 'CompileError', valid: true })
})
