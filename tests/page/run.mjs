/**
 * Visits the page, built anew from its sources and the committed package.
 */
import { at } from '../../scripts/lib/paths.mjs'
import { runSuite } from '../lib/suite.mjs'

await runSuite(at('tests', 'page'), { tools: [] })
