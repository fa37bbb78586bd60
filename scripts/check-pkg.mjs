/**
 * Checks that the committed package is what its sources make, building afresh beside it.
 */
import { join } from 'node:path'
import { checkInputs, compareWithCommitted } from './lib/check.mjs'
import { buildPackage } from './lib/package.mjs'
import { target } from './lib/paths.mjs'

const fresh = join(target, 'fresh')
try {
  await checkInputs()
  await buildPackage(fresh)
  console.log((await compareWithCommitted(fresh)).note)
} catch (error) {
  console.error([error.message, error.output].filter(Boolean).join('\n'))
  process.exitCode = 1
}
