/**
 * `npm run test:examples`: every example in the runtime it is made for, installed as its user would.
 * The package is the committed one, or ORDER_CONTRACT_DIST's.
 */
import { at } from '../../scripts/lib/paths.mjs'
import { runSuite } from '../../scripts/lib/suite.mjs'

const folder = at('tests', 'examples')
await runSuite(folder, { tools: [folder, at('tests', 'edge')] })
