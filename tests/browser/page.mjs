/**
 * Runs inside the browser: the validation and conversion cases, then checks.mjs. run.mjs collects the result.
 */
import * as api from '/dist/index.js'
import { runCases } from '../js/run-cases.mjs'
import { runConversions, runExport } from '../js/run-conversions.mjs'
import { readCases } from './case_files.mjs'
import { runChecks } from './checks.mjs'

/** Counts and failures, as plain data. */
export const result = run()

async function run() {
  const conversions = await (await fetch('/conversion-files.json')).json()
  return {
    cases: runCases(api, await readCases()),
    conversions: runConversions(api, conversions.cases),
    documents: runExport(api, conversions.documents),
    checks: await runChecks(api),
  }
}
