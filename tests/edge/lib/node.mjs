/**
 * Node's own server, with a handler of the package in it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleForNode } from './bundle.mjs'
import { startProgram } from './program.mjs'

const server = fileURLToPath(new URL('node_server.mjs', import.meta.url))

/** Bundles an entry, whose default export takes the arguments of Node's request listeners, and serves it. */
export async function startNode(entry, { env = {}, packageFolder } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-node-'))
  const file = join(folder, 'handler.mjs')
  await bundleForNode(entry, file, { env, packageFolder })
  const program = await startProgram(process.execPath, ['--expose-gc', server, file], {
    onClose: () => rm(folder, { recursive: true }),
  })
  return { ...program, heap: () => heapOf(program) }
}

async function heapOf({ pid, told }) {
  process.kill(pid, 'SIGUSR2')
  return (await told('heap')).bytes
}
