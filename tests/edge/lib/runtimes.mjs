/**
 * The runtimes that the tests run in: real ones, over real HTTP. `start(app, options)` serves an app: its `worker.mjs`,
 * `function.mjs` or `web.mjs`. The option `env` is its `process.env`.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleForNode, bundleFunction } from './bundle.mjs'
import { installPackage } from './package.mjs'
import { startProgram } from './program.mjs'
import { startWorkerd } from './workerd.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const { platform, arch } = process
/** The programs of Deno and Bun themselves: the scripts that npm puts before them do not pass on a signal. */
const denoProgram = here(`../node_modules/@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}/deno`)
const bunProgram = here(`../node_modules/@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun`)
const node = [process.execPath, '--expose-gc']
const deno = [denoProgram, 'run', '--quiet', '--no-remote', '--allow-all']
const bun = [bunProgram, 'run']

export const runtimes = [
  { name: 'workerd', start: (app, options) => startWorkerd(`${app}/worker.mjs`, options) },
  { name: 'edge runtime', start: (app, options) => startEdgeRuntime(`${app}/function.mjs`, options) },
  { name: 'Node', start: (app, options) => startWeb(node, app, options) },
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
  const folder = await temporaryFolder()
  const { script, files } = await bundleFunction(entry, options)
  const file = join(folder, 'function.js')
  await writeFile(file, script)
  return startServer(node, ['edge', file, ...files], folder)
}

/** A runtime that can serve the default export of an app. */
async function startWeb(program, app, options = {}) {
  const folder = await temporaryFolder()
  const file = join(folder, 'handler.mjs')
  await bundleForNode(`${app}/web.mjs`, file, options)
  return startServer(program, ['web', file], folder)
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'order-contract-edge-'))

function startServer([program, ...flags], args, folder) {
  return startProgram(program, [...flags, here('server.mjs'), ...args], folder)
}
