/**
 * `npm run test:edge`: the webhook receiver and the gateway in the runtimes they are made for, over real
 * HTTP. Installs the runtimes first. The package is the committed one, or ORDER_CONTRACT_DIST's.
 */
import { at } from '../../scripts/lib/paths.mjs'
import { runSuite } from '../../scripts/lib/suite.mjs'

await runSuite(at('tests', 'edge'))
