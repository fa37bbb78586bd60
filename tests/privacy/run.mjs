/**
 * `npm run privacy -- --count=20000`: marked e-mail addresses, card ids and unknown names through everything that is
 * promised to be clean. Prints how many strings each surface gave; a mark in one of them fails.
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
