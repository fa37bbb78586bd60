/**
 * Deno and Bun, from npm, with a handler of the package in their own servers.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleForNode } from './bundle.mjs'
import { startProgram } from './program.mjs'

const server = fileURLToPath(new URL('web_server.mjs', import.meta.url))
const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const { platform, arch } = process
const deno = `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}/deno`
const bun = `@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun`
/** The programs themselves: the scripts that npm puts before them do not pass on a signal. */
const commands = {
  deno: [join(modules, deno), 'run', '--quiet', '--no-remote', '--allow-all'],
  bun: [join(modules, bun), 'run'],
}

/** Bundles an entry and serves it. Neither program can write to the channel of events, so it becomes their output. */
export const startWeb = async (name, entry, { env = {}, packageFolder } = {}) => {
  const folder = await mkdtemp(join(tmpdir(), `order-contract-${name}-`))
  const file = join(folder, 'handler.mjs')
  await bundleForNode(entry, file, { env, packageFolder })
  return startProgram('sh', ['-c', 'exec "$0" "$@" >&3', ...commands[name], server, file], {
    onClose: () => rm(folder, { recursive: true }),
  })
}
