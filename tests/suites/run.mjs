/**
 * `npm run suites -- <folder>`: runs public test suites from a folder with their checkouts (JSONTestSuite,
 * JSON-Schema-Test-Suite, secure-json-parse). This repository contains nothing of them. Then compares e-mail
 * addresses with the browsers' own `<input type=email>` (`--addresses=100000`; 0 leaves the browsers out).
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { emailInBrowsers } from './email.mjs'
import { formats } from './formats.mjs'
import { parsing, transforms } from './json.mjs'
import { prototypes } from './prototypes.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { addresses: { type: 'string', default: '100000' } },
})
const SUITES = [
  ['JSONTestSuite/test_parsing', parsing],
  ['JSONTestSuite/test_transform', transforms],
  ['JSON-Schema-Test-Suite/tests/draft2020-12/optional/format', formats],
  ['secure-json-parse/test/index.test.js', prototypes],
]

let failed = 0
let ran = 0
if (positionals.length > 0) for (const [path, suite] of SUITES) await hold(path, suite)
const addresses = Number(values.addresses)
if (addresses > 0) for await (const outcome of emailInBrowsers(addresses)) report(outcome)
if (ran === 0) throw new Error('name the folder that holds the suites: npm run suites -- <folder>')
process.exitCode = failed > 0 ? 1 : 0

async function hold(path, suite) {
  const place = join(positionals[0], path)
  const found = await stat(place).catch(() => undefined)
  if (found === undefined) report({ name: path, count: 0, failures: [`it is not in ${positionals[0]}`] })
  else report({ name: path, ...(await suite(place)) })
}

function report({ name, count, failures, note }) {
  ran += 1
  failed += failures.length
  for (const failure of failures.slice(0, 20)) console.error(`${name}: ${failure}`)
  console.log(`${name}: ${count} held, ${failures.length} failed${note ? `; ${note}` : ''}`)
}
