/**
 * Installs Debian packages with apt, if the process runs as root.
 */
import { run } from './run.mjs'
import { which } from './which.mjs'

/** Installs packages, or does nothing without root or apt. The caller checks whether they are there. */
export async function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !which(['apt-get'])) return
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
