/** Runs the tests of the sources in each current Node: `npm test` may meet any of them. */
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { root } from '../../scripts/lib/paths.mjs'
import { ensureNode } from '../lib/nodes.mjs'

for (const version of ['22', '24', '26']) {
  console.log(`Node ${version}`)
  const { status } = spawnSync(await ensureNode(version), ['scripts/test.mjs', '.test'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
