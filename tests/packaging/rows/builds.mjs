/**
 * Frameworks and builds for edge runtimes besides a runtime's own bundler. Most of their tools need a newer Node than the
 * package does, so they run in one.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from '../../../scripts/lib/run.mjs'
import { ensureNode, LONG_TERM_NODE } from '../lib/nodes.mjs'
import { printed, resultAt, withServer } from '../lib/programs.mjs'

export const builds = [
  worker('wrangler', 'wrangler'),
  worker("Cloudflare's Vite plugin", 'vite-cloudflare', { tool: '@cloudflare/vite-plugin', build: 'vite build' }),
  worker('`@hono/vite-build` for Workers, with `external`', 'hono-vite', {
    tool: '@hono/vite-build',
    build: 'vite build',
  }),
  worker('SvelteKit for Cloudflare', 'sveltekit', { tool: '@sveltejs/kit', build: 'vite build' }),
  worker('Astro for Cloudflare', 'astro', { tool: 'astro', build: 'astro build' }),
  worker('Nitro with `experimental.wasm`: `cloudflare-module`', 'nitro', {
    tool: 'nitropack',
    build: 'nitropack build --preset cloudflare-module',
  }),
  nitro('netlify-edge', ({ bin, cwd }) =>
    printed(cwd, bin('deno'), 'run', '--no-remote', '--allow-all', 'netlify.mjs'),
  ),
  nitro('deno-server', ({ bin, cwd }) => {
    const serve = () => ['run', '--no-remote', '--allow-all', join('.output', 'server', 'index.mjs')]
    return withServer(bin('deno'), serve, { cwd, envFor: (port) => ({ PORT: String(port) }) }, resultAt)
  }),
]

/** A Worker that a tool builds, and wrangler serves. Without `build`, wrangler bundles it itself. */
function worker(name, fixture, { tool = fixture, build } = {}) {
  return {
    name,
    tool,
    async try({ builds }) {
      const { app, bin } = await builds()
      const cwd = await app(fixture)
      const env = await environment()
      if (build !== undefined) await runTool(bin, build, { cwd, env })
      const serve = (port) => ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
      const result = await withServer(bin('wrangler'), serve, { cwd, env }, resultAt)
      if (build === undefined) result.failures.push(...(await faultsOfCores(bin, { cwd, env })))
      return [result]
    },
  }
}

/** The script of a Worker imports the .wasm files of the names that it imports. wrangler uploads the others beside it. */
async function faultsOfCores(bin, { cwd, env }) {
  const faults = []
  for (const [names, cores] of [
    ['isValid', 'check'],
    ['convert', 'convert'],
    ['isValid, convert', 'check convert'],
    ['versions', ''],
  ]) {
    const worker = `import { ${names} } from 'order-contract'\nexport default { fetch: () => Response.json([${names}].length) }\n`
    await writeFile(join(cwd, 'some.mjs'), worker)
    await runTool(bin, 'wrangler deploy some.mjs --dry-run --outdir some', { cwd, env })
    const script = await readFile(join(cwd, 'some', 'some.js'), 'utf8')
    const imported = script.matchAll(/^import .*order_contract_(\w+)\.wasm/gm)
    const found = Array.from(imported, ([, core]) => core)
      .sort()
      .join(' ')
    if (found !== cores) faults.push(`a Worker with ${names} imports the cores ${found || 'none'}`)
    await rm(join(cwd, 'some'), { recursive: true })
  }
  return faults
}

/** An app that Nitro builds for a runtime that is not Cloudflare's. */
function nitro(preset, respond) {
  return {
    name: `Nitro with \`experimental.wasm\`: \`${preset}\``,
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
