/**
 * Cloudflare's runtime, workerd, with one worker in it.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import workerd from 'workerd'
import { bundleWorker } from './bundle.mjs'
import { startProgram } from './program.mjs'

/** Its version. */
export const { version } = workerd

/** Bundles an entry and serves it. `env` are its text bindings, `durableObjects` its classes by binding. */
export async function startWorkerd(entry, { env = {}, durableObjects = {}, ...bundling } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-workerd-'))
  const files = await bundleWorker(entry, folder, bundling)
  const config = join(folder, 'config.capnp')
  await writeFile(config, configOf(files, env, durableObjects))
  // Its standard output.
  return startProgram(workerd.default, ['serve', '--control-fd=1', config], folder)
}

/** A worker may reach the loopback, because the tests' upstream is there. */
function configOf(files, env, durableObjects) {
  const modules = files
    // The first module is the worker itself.
    .sort((a, b) => b.endsWith('.js') - a.endsWith('.js'))
    .map((file) =>
      file.endsWith('.wasm')
        ? `(name = "./${file}", wasm = embed "${file}")`
        : `(name = "${file}", esModule = embed "${file}")`,
    )
  const texts = Object.entries(env).map(([name, value]) => `(name = "${name}", text = ${JSON.stringify(value)})`)
  const objects = Object.entries(durableObjects).map(
    ([name, type]) => `(name = "${name}", durableObjectNamespace = "${type}")`,
  )
  const namespaces = Object.values(durableObjects).map(
    (type) => `(className = "${type}", uniqueKey = "${type}", enableSql = true)`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [${modules.join(', ')}],
      bindings = [${[...texts, ...objects].join(', ')}],
      durableObjectNamespaces = [${namespaces.join(', ')}],
      durableObjectStorage = (inMemory = void),
      compatibilityDate = "2026-01-01",
    )),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`
}
