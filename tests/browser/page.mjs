/**
 * Runs inside the browser: the validation and conversion cases, then checks.mjs. run.mjs collects the result.
 */
import * as api from '/dist/index.js'
import { runCases } from '../js/run-cases.mjs'
import { runConversions, runExport } from '../js/run-conversions.mjs'
import { runChecks } from './checks.mjs'

/** Counts and failures, as plain data. */
export const result = run()

async function run() {
  const files = await (await fetch('/case-files.json')).json()
  for (const [name, text] of Object.entries(files.samples)) files.samples[name] = decode(text)
  const conversions = await (await fetch('/conversion-files.json')).json()
  return {
    cases: runCases(api, files),
    conversions: runConversions(api, conversions.cases),
    documents: runExport(api, conversions.documents),
    checks: await runChecks(api),
  }
}

const decode = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
