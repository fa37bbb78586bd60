/**
 * Runs the tests in browsers. Tests the committed package, or that of ORDER_CONTRACT_DIST.
 */
import { at } from '../../scripts/lib/paths.mjs'
import { runSuite } from '../lib/suite.mjs'

await runSuite(at('tests', 'browser'), { tools: [] })
