/**
 * Builds the crate with its feature `js` and compares that module with the npm package: the committed one, or that of
 * ORDER_CONTRACT_DIST.
 */
import { runTests, testFilesIn } from '../../scripts/lib/node_tests.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { buildSurface } from '../lib/surface.mjs'

try {
  const env = { ORDER_CONTRACT_SURFACE: await buildSurface() }
  console.log((await runTests(testFilesIn(at('tests', 'surface')), { env })).output)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
