/**
 * `npm run test:nodes -- [22 24]`: runs `npm test` in each supported version of Node, or in those whose numbers begin so.
 * Installs them first, and prints how long each run took.
 */
import { delimiter, dirname } from 'node:path'
import process from 'node:process'
import { ensureNode, NODES } from '../../scripts/lib/nodes.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

const wanted = process.argv.slice(2)
const versions = NODES.filter((version) => wanted.length === 0 || wanted.some((begin) => version.startsWith(begin)))
const outcomes = []
for (const version of versions) outcomes.push(await testIn(version))
console.log(`\n${outcomes.map(({ line }) => line).join('\n')}`)
process.exitCode = outcomes.length > 0 && outcomes.every(({ passed }) => passed) ? 0 : 1

async function testIn(version) {
  const program = await ensureNode(version)
  // First on the PATH, because npm and the tests start other programs that look for Node there.
  const env = { PATH: `${dirname(program)}${delimiter}${process.env.PATH}` }
  const start = performance.now()
  const ended = await run(program, [at('scripts', 'test.mjs')], { env, echo: true }).catch((error) => error)
  const last = ended.output.trimEnd().split('\n').at(-1)
  const seconds = Math.round((performance.now() - start) / 1000)
  return { passed: !(ended instanceof Error), line: `Node ${version}: ${last}, ${seconds} s` }
}
