/** Describes the machine, the engines and the versions of a measurement. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'

/** The exact versions of the peers, from the pinned dependencies. */
const peers = () => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).dependencies

/** The commit of this folder, and whether the package differs from it. */
function commit() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: fileURLToPath(new URL('../../', import.meta.url)), encoding: 'utf8' }).trim()
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'pkg') === '' ? '' : ', changed'}`
}

/** @param {import('../engines.mjs').Engine[]} engines */
export const machine = (engines) => ({
  date: new Date().toISOString().slice(0, 16).replace('T', ' '),
  cpu: os.cpus()[0].model.trim(),
  cores: os.cpus().length,
  memory: `${Math.round(os.totalmem() / 2 ** 30)} GiB`,
  system: `${os.type()} ${os.arch()}`,
  load: os.loadavg()[0].toFixed(2),
  engines: Object.fromEntries(engines.map(({ name, version }) => [name, version])),
  peers: peers(),
  commit: commit(),
})
