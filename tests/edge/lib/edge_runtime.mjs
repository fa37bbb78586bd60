/**
 * Vercel's edge runtime, with one edge function in it, behind the runtime's own server.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleFunction } from './bundle.mjs'
import { startServer } from './program.mjs'

/** Bundles an entry and serves it. `env` is its `process.env`. */
export async function startEdgeRuntime(entry, { env = {}, packageFolder } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-edge-runtime-'))
  const { script, files } = await bundleFunction(entry, { env, packageFolder })
  const file = join(folder, 'function.js')
  await writeFile(file, script)
  return startServer('edge_server.mjs', [file, ...files], folder)
}
