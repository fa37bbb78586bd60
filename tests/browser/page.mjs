/**
 * Runs inside the browser: the validation and conversion cases, then checks.mjs. run.mjs serves the files.
 */
import * as api from '/dist/index.js'
import { runCases } from '../js/run-cases.mjs'
import { runConversions, runExport } from '../js/run-conversions.mjs'
import { runChecks } from './checks.mjs'

const bytesOf = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** Returns counts and failures, as plain data. */
export async function run() {
  const { cases, conversions, documents } = await (await fetch('/files.json')).json()
  for (const [name, text] of Object.entries(cases.samples)) cases.samples[name] = bytesOf(text)
  return {
    cases: runCases(api, cases),
    conversions: runConversions(api, conversions),
    documents: runExport(api, documents),
    checks: await runChecks(api),
  }
}
