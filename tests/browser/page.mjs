/**
 * What runs inside the browser: the validation cases, then checks.mjs. The result is collected by run.mjs.
 */
import * as api from '/dist/index.js'
import { runCases } from '../js/run-cases.mjs'
import { runChecks } from './checks.mjs'

/** Counts and failures, as plain data. */
export const result = run()

async function run() {
  const files = await (await fetch('/case-files.json')).json()
  for (const [name, text] of Object.entries(files.samples)) files.samples[name] = decode(text)
  return { cases: runCases(api, files), checks: await runChecks(api) }
}

const decode = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
