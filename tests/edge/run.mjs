/**
 * `npm run test:edge`: runs the webhook receiver and `translateCall` in their target runtimes, over real HTTP.
 * Installs the runtimes first. Tests the committed package, or that of ORDER_CONTRACT_DIST.
 */
import { at } from '../../scripts/lib/paths.mjs'
import { runSuite } from '../lib/suite.mjs'

await runSuite(at('tests', 'edge'))
