/**
 * The runtimes that the tests run in: real ones, over real HTTP.
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
const WORKER = here('../apps/receiver/worker.mjs')

export const runtimes = [
  { name: 'workerd', start: (options) => startWorkerd(WORKER, options) },
  { name: 'edge runtime', start: (options) => startEdgeRuntime(here('../apps/receiver/function.mjs'), options) },
  { name: 'Node', start: (options) => startScript(node, options) },
  { name: 'Deno', start: (options) => startScript(deno, options) },
  { name: 'Bun', start: (options) => startScript(bun, options) },
]

/** Serves apps/receiver with the package under test. */
export async function startReceiver({ start }) {
  const installed = await installPackage()
  const server = await start({ packageFolder: installed.folder })
  const close = async () => {
    await server.close()
    await installed.remove()
  }
  return { ...server, close }
}

/** Vercel's edge runtime, with one edge function in it. The option `env` is its `process.env`. */
export async function startEdgeRuntime(entry, options = {}) {
  const folder = await temporaryFolder()
  const { script, files } = await bundleFunction(entry, options)
  const file = join(folder, 'function.js')
  await writeFile(file, script)
  return startServer(node, ['edge', file, ...files], folder)
}

/** A runtime that runs a script, which serves the worker. */
async function startScript(program, options) {
  const folder = await temporaryFolder()
  const file = join(folder, 'handler.mjs')
  await bundleForNode(WORKER, file, options)
  return startServer(program, ['worker', file], folder)
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'order-contract-edge-'))

function startServer([program, ...flags], args, folder) {
  return startProgram(program, [...flags, here('server.mjs'), ...args], folder)
}
