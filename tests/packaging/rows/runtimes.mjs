/**
 * The runtimes that are not browsers.
 */
import process from 'node:process'
import { run } from '../../../scripts/lib/run.mjs'
import { ensureNode, NODES, OLDEST_NODE } from '../../lib/nodes.mjs'
import { freePort, resultAt, resultIn, withServer } from '../lib/programs.mjs'

/** Each row: its name, its tool, and the function that runs it. */
export const runtimes = [
  ...nodeVersions().map(node),
  {
    name: 'Deno',
    version: ({ versions }) => versions.deno,
    try: ({ app, bin }) => printed(app('deno', 'module'), bin('deno'), 'run', '--no-remote', 'app.mjs'),
  },
  {
    name: 'Bun',
    version: ({ versions }) => versions.bun,
    try: ({ app, bin }) => printed(app('bun', 'module'), bin('bun'), 'run', 'app.mjs'),
  },
  {
    name: 'workerd (Cloudflare Workers)',
    version: ({ versions }) => versions.workerd,
    async try({ app, bin }) {
      const cwd = await app('worker')
      const port = await freePort()
      await run(process.execPath, ['build.mjs', String(port)], { cwd })
      const url = `http://127.0.0.1:${port}/`
      return [await withServer(bin('workerd'), ['serve', 'config.capnp'], { cwd, url }, resultAt)]
    },
  },
  {
    name: 'Vercel edge runtime',
    version: ({ versions }) => versions['edge-runtime'],
    try: ({ app }) => printed(app('edge'), process.execPath, 'run.mjs'),
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
    version: () => version,
    async try({ app }) {
      const program = await ensureNode(version)
      const installed = app(`node-${version}`, 'module')
      const [imported] = await printed(installed, program, 'app.mjs')
      const [required] = await printed(installed, program, 'app.cjs')
      return [imported, required]
    },
  }
}

async function printed(app, command, ...args) {
  return [resultIn((await run(command, args, { cwd: await app })).stdout)]
}
