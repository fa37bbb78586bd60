/**
 * Frameworks and builds for edge runtimes besides a runtime's own bundler. Most of their tools need a newer Node than the
 * package does, so they run in one.
 */
import { dirname, join } from 'node:path'
import { run } from '../../../scripts/lib/run.mjs'
import { ensureNode, LONG_TERM_NODE } from '../../lib/nodes.mjs'
import { printed, resultAt, withServer } from '../lib/programs.mjs'

const NITRO = 'Nitro with `experimental.wasm`'

export const builds = [
  worker('wrangler', 'wrangler', 'worker'),
  worker("Cloudflare's Vite plugin", '@cloudflare/vite-plugin', 'worker', 'vite build'),
  worker('`@hono/vite-build` for Workers, with `external`', '@hono/vite-build', 'hono-vite', 'vite build'),
  worker('SvelteKit for Cloudflare', '@sveltejs/kit', 'sveltekit', 'vite build'),
  worker('Astro for Cloudflare', 'astro', 'astro', 'astro build'),
  worker(`${NITRO}: \`cloudflare-module\``, 'nitropack', 'nitro', 'nitropack build --preset cloudflare-module'),
  nitro('netlify-edge', ({ bin, cwd }) =>
    printed(cwd, bin('deno'), 'run', '--no-remote', '--allow-all', 'netlify.mjs'),
  ),
  nitro('deno-server', ({ bin, cwd }) => {
    const serve = () => ['run', '--no-remote', '--allow-all', join('.output', 'server', 'index.mjs')]
    return withServer(bin('deno'), serve, { cwd, envFor: (port) => ({ PORT: String(port) }) }, resultAt)
  }),
]

/**
 * A Worker that a tool builds, and wrangler serves. Without `build`, wrangler bundles it itself. tests/package looks at which cores the
 * script imports.
 */
function worker(name, tool, fixture, build) {
  return {
    name,
    tool,
    async try({ builds }) {
      const { app, bin } = await builds()
      const cwd = await app(tool.replace(/\W+/g, '-'), fixture)
      const env = await environment()
      if (build !== undefined) await runTool(bin, build, { cwd, env })
      const serve = (port) => ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
      return [await withServer(bin('wrangler'), serve, { cwd, env }, resultAt)]
    },
  }
}

/** An app that Nitro builds for a runtime that is not Cloudflare's. */
function nitro(preset, respond) {
  return {
    name: `${NITRO}: \`${preset}\``,
    tool: 'nitropack',
    async try({ bin, builds }) {
      const tools = await builds()
      const cwd = await tools.app(`nitro-${preset}`, 'nitro')
      await runTool(tools.bin, `nitropack build --preset ${preset}`, { cwd, env: await environment() })
      return [await respond({ bin, cwd })]
    },
  }
}

function runTool(bin, command, options) {
  const [tool, ...args] = command.split(' ')
  return run(bin(tool), args, options)
}

/** Puts a newer Node before this one. No tool reports what it does. */
async function environment() {
  const node = await ensureNode(LONG_TERM_NODE)
  const quiet = { ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false', CI: 'true' }
  return { ...quiet, PATH: `${dirname(node)}:${process.env.PATH}` }
}
