/**
 * Runs inside a browser whose policy forbids WebAssembly: `order-contract/check` is tried first, as the README shows, then
 * the validation cases and a form with `order-contract/check-js`. run.mjs collects the result.
 */
import * as check from '/dist/check.js'
import * as script from '/dist/check_js.js'
import { runCases } from '../js/run-cases.mjs'
import { readCases } from './case_files.mjs'

/** Counts and failures, as plain data. */
export const result = run()

async function run() {
  return { compiles: compiles(), cases: runCases(script, await readCases()), form: validatedForm() }
}

function compiles() {
  try {
    return new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])) !== undefined
  } catch {
    return false
  }
}

/** Both entries share their modules here, so that `order-contract/check` answers, too. */
function validatedForm() {
  return [check, script].map(({ standardSchema }) => {
    const { issues } = standardSchema('order-request')['~standard'].validate({ items: [] })
    return issues.map(({ pointer }) => pointer).join(' ')
  })
}
