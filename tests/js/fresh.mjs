/** Programs in processes of their own. */
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

/** The address of a script of the package, as a text of JavaScript. */
export const address = (script) => JSON.stringify(pathToFileURL(`${dist}/${script}.js`).href)

/** Runs a module, with flags of Node and a limit of virtual memory in KiB. Returns the JSON that it prints. */
export function printed(script, { flags = [], memory = 'unlimited' } = {}) {
  const shell = `ulimit -v ${memory}; exec "$NODE" ${flags.join(' ')} --input-type=module -e "$SCRIPT"`
  const env = { ...process.env, NODE: process.execPath, SCRIPT: script }
  return JSON.parse(execFileSync('sh', ['-c', shell], { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] }))
}
