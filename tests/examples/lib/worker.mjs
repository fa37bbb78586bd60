/**
 * Runs a worker in workerd with the bindings of its wrangler.toml.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { startWorkerd } from '../../edge/lib/workerd.mjs'

/** `vars` are added to those in the file and override them. */
export async function startWorker(folder, vars = {}) {
  const config = parse(await readFile(join(folder, 'wrangler.toml'), 'utf8'))
  const objects = config.durable_objects?.bindings ?? []
  return startWorkerd(join(folder, config.main), {
    env: { ...config.vars, ...vars },
    durableObjects: Object.fromEntries(objects.map(({ name, class_name }) => [name, class_name])),
  })
}
