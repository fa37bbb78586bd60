/**
 * Installs Debian packages with apt, if the process runs as root.
 */
import { fromRegistry } from './registry.mjs'
import { run } from './run.mjs'
import { which } from './which.mjs'

/** Installs packages, or does nothing without root or apt. The caller checks whether they are there. */
export async function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !which(['apt-get'])) return
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  await fromRegistry(async () => {
    await run('apt-get', ['update'])
    await run('apt-get', install, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  })
}
