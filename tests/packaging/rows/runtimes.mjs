/** The runtimes that are not browsers, and unmodified libraries that accept a Standard Schema. */
import { join } from 'node:path'
import process from 'node:process'
import { startEdgeRuntime } from '../../edge/lib/runtimes.mjs'
import { startWorkerd } from '../../edge/lib/workerd.mjs'
import { ensureNode, LONG_TERM_NODE } from '../../lib/nodes.mjs'
import { printed, resultAt } from '../lib/programs.mjs'

/** The oldest Node that the package supports, the long-term versions, the newest, and the one that runs this. */
const NODES = new Set(['20.19.0', process.versions.node, LONG_TERM_NODE, '24.21.0', '26.10.0'])

export const runtimes = [
  ...Array.from(NODES, node),
  script('Deno', 'deno', 'run', '--no-remote', 'app.mjs'),
  script('Bun', 'bun', 'run', 'app.mjs'),
  server('workerd (Cloudflare Workers)', 'workerd', 'worker/worker.mjs', startWorkerd),
  server('Vercel edge runtime', 'edge-runtime', 'module/function.mjs', startEdgeRuntime),
]

export const libraries = [
  library('react-hook-form', 'react-hook-form', 'react-hook-form, its resolver'),
  library('tanstack-form', '@tanstack/form-core', 'TanStack Form'),
  library('hono', 'hono', 'Hono, its validator'),
  library('trpc', '@trpc/server', 'tRPC'),
]

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

function script(name, tool, ...args) {
  return { name, tool, try: async ({ app, bin }) => [await printed(await app(tool, 'module'), bin(tool), ...args)] }
}

/** A script that is built and served as tests/edge does, with the package that is installed beside it. */
function server(name, tool, path, start) {
  const [fixture, script] = path.split('/')
  return {
    name,
    tool,
    async try({ app }) {
      const { url, close } = await start(join(await app(tool, fixture), script))
      return [await resultAt(url).finally(close)]
    },
  }
}

function library(script, tool, name) {
  return {
    name,
    tool,
    try: async ({ app }) => [await printed(await app(script, 'libraries'), process.execPath, 'app.mjs', script)],
  }
}
