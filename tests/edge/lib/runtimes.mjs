/**
 * The runtimes that the tests run in: real ones, over real HTTP. `start(app, options)` serves an app: its `worker.mjs`,
 * `function.mjs`, `node.mjs` or `web.mjs`. The option `env` is its `process.env`.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleForNode, bundleFunction } from './bundle.mjs'
import { installPackage } from './package.mjs'
import { startProgram, startServer } from './program.mjs'
import { startWorkerd } from './workerd.mjs'

export const runtimes = [
  { name: 'workerd', start: (app, options) => startWorkerd(`${app}/worker.mjs`, options) },
  { name: 'edge runtime', start: (app, options) => startEdgeRuntime(`${app}/function.mjs`, options) },
  { name: 'Node', start: startNode },
  { name: 'Deno', start: (app, options) => startWeb(deno, app, options) },
  { name: 'Bun', start: (app, options) => startWeb(bun, app, options) },
]

/** Serves apps/receiver with the package under test. */
export async function startReceiver({ start }, options) {
  const installed = await installPackage()
  const server = await start(here('../apps/receiver'), { packageFolder: installed.folder, ...options })
  const close = async () => {
    await server.close()
    await installed.remove()
  }
  return { ...server, close }
}

/** Vercel's edge runtime, with one edge function in it. */
export async function startEdgeRuntime(entry, options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-edge-runtime-'))
  const { script, files } = await bundleFunction(entry, options)
  const file = join(folder, 'function.js')
  await writeFile(file, script)
  return startServer(['edge', file, ...files], folder)
}

/** Node's own server, with a listener that is the default export of an app. */
async function startNode(app, options) {
  const { folder, file } = await bundled(`${app}/node.mjs`, options)
  return startServer(['listener', file], folder)
}

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const { platform, arch } = process
/** The programs of Deno and Bun themselves: the scripts that npm puts before them do not pass on a signal. */
const denoProgram = here(`../node_modules/@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}/deno`)
const bunProgram = here(`../node_modules/@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun`)
const deno = [denoProgram, 'run', '--quiet', '--no-remote', '--allow-all']
const bun = [bunProgram, 'run']

/** The servers of Deno and Bun. Neither program can write to the channel of events, so it becomes their output. */
async function startWeb(command, app, options) {
  const { folder, file } = await bundled(`${app}/web.mjs`, options)
  return startProgram('sh', ['-c', 'exec "$0" "$@" >&3', ...command, here('web_server.mjs'), file], folder)
}

async function bundled(entry, options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-edge-'))
  const file = join(folder, 'handler.mjs')
  await bundleForNode(entry, file, options)
  return { folder, file }
}
