/**
 * The runtimes that are not browsers.
 */
import process from 'node:process'
import { run } from '../../../scripts/lib/run.mjs'
import { ensureNode, NODES, OLDEST_NODE } from '../../lib/nodes.mjs'
import { printed, resultAt, withServer } from '../lib/programs.mjs'

export const runtimes = [
  ...nodeVersions().map(node),
  {
    name: 'Deno',
    tool: 'deno',
    try: async ({ app, bin }) => [
      await printed(await app('deno', 'module'), bin('deno'), 'run', '--no-remote', 'app.mjs'),
    ],
  },
  {
    name: 'Bun',
    tool: 'bun',
    try: async ({ app, bin }) => [await printed(await app('bun', 'module'), bin('bun'), 'run', 'app.mjs')],
  },
  {
    name: 'workerd (Cloudflare Workers)',
    tool: 'workerd',
    async try({ app, bin }) {
      const cwd = await app('worker')
      await run(process.execPath, ['build.mjs'], { cwd })
      const serve = (port) => ['serve', 'config.capnp', `--socket-addr=http=127.0.0.1:${port}`]
      return [await withServer(bin('workerd'), serve, { cwd }, resultAt)]
    },
  },
  {
    name: 'Vercel edge runtime',
    tool: 'edge-runtime',
    try: async ({ app }) => [await printed(await app('edge'), process.execPath, 'run.mjs')],
  },
]

/** The oldest and all current versions, and the one that runs this. */
function nodeVersions() {
  const versions = new Set([OLDEST_NODE, process.versions.node, ...NODES])
  return [...versions].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

function node(version) {
  return {
    name: 'Node, `import` and `require`',
    version,
    async try({ app }) {
      const program = await ensureNode(version)
      const cwd = await app(`node-${version}`, 'module')
      return [await printed(cwd, program, 'app.mjs'), await printed(cwd, program, 'app.cjs')]
    },
  }
}
