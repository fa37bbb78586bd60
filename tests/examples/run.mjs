/**
 * `npm run test:examples`: runs every example in its target runtime, installed as a user would install it.
 * Tests the committed package, or that of ORDER_CONTRACT_DIST.
 */
import { at } from '../../scripts/lib/paths.mjs'
import { runSuite } from '../lib/suite.mjs'

const folder = at('tests', 'examples')
await runSuite(folder, { tools: [folder, at('tests', 'edge')] })
