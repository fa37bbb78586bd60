/**
 * Builds the crate with its feature `js` and compares that module with the npm package: the committed one, or that of
 * ORDER_CONTRACT_DIST.
 */
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { buildSurface } from '../../scripts/lib/surface.mjs'

try {
  const env = { ORDER_CONTRACT_SURFACE: await buildSurface() }
  await run(process.execPath, ['--test', '--test-reporter=spec', at('tests', 'surface')], { env, echo: true })
} catch (error) {
  console.error(error.message, error.output ?? '')
  process.exitCode = 1
}
