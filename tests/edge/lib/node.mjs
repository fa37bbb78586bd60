/**
 * Node's own server, with a handler of the package in it.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleForNode } from './bundle.mjs'
import { startServer } from './program.mjs'

/** Bundles an entry, whose default export takes the arguments of Node's request listeners, and serves it. */
export async function startNode(entry, { env = {}, packageFolder } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-node-'))
  const file = join(folder, 'handler.mjs')
  await bundleForNode(entry, file, { env, packageFolder })
  return startServer('node_server.mjs', [file], folder)
}
