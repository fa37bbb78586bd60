/**
 * Installs packages of Debian, where that can be done unasked: by apt, as root.
 */
import { run } from './run.mjs'
import { which } from './which.mjs'

/** Elsewhere nothing is installed: whoever needs the packages looks whether they are there. */
export async function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !which(['apt-get'])) return
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
