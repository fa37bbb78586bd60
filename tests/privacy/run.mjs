/**
 * `npm run long -- privacy --count=20000`: passes marked e-mail addresses, card ids and unknown names through every surface
 * that must not repeat them. Prints the number of strings of each surface, and fails if one contains a mark.
 */
import { parseArgs } from 'node:util'
import { leaksIn } from './held.mjs'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
})
const { leaks, told } = await leaksIn(Number(values.count), Number(values.seed))
for (const leak of leaks.slice(0, 20)) console.error(leak.slice(0, 500))
for (const [surface, strings] of Object.entries(told)) console.log(`${surface}: ${strings} strings`)
console.log(`privacy: ${values.count} documents each, ${leaks.length} leaks`)
process.exitCode = leaks.length > 0 ? 1 : 0
