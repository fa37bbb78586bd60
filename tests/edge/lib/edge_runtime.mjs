/**
 * Vercel's edge runtime, with one edge function in it, behind the runtime's own server.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleFunction } from './bundle.mjs'
import { startProgram } from './program.mjs'

const server = fileURLToPath(new URL('edge_server.mjs', import.meta.url))

/** Bundles an entry and serves it. `env` is its `process.env`. */
export async function startEdgeRuntime(entry, { env = {}, packageFolder } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-edge-runtime-'))
  const { script, files } = await bundleFunction(entry, { env, packageFolder })
  const file = join(folder, 'function.js')
  await writeFile(file, script)
  const program = await startProgram(process.execPath, ['--expose-gc', server, file, ...files], {
    onClose: () => rm(folder, { recursive: true }),
  })
  return { ...program, heap: () => heapOf(program) }
}

/** Returns the used bytes of the heap. */
async function heapOf({ pid, told }) {
  process.kill(pid, 'SIGUSR2')
  return (await told('heap')).bytes
}
