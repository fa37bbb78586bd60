/**
 * Bundles the command into one file, which starts sooner than the modules it is made of.
 */
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'

/** The command's bundle replaces its first module. The package leaves the others out; tests import some of them. */
export const COMMAND = 'command/main.js'

/** Writes the bundle into `dist`, which has the modules. */
export async function bundleCommand(dist) {
  // Not imported at the top: this file is loaded before npm has installed anything.
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: dist,
    entryPoints: [COMMAND],
    outfile: join(dist, COMMAND),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [languagesOutside],
    allowOverwrite: true,
  })
  // npm sets this mode when it installs the package. Without it here, git would show a change in every clone.
  await chmod(join(dist, COMMAND), 0o755)
}

/** Keeps the languages out of the command's bundle: it loads the one that is asked for. */
const languagesOutside = {
  name: 'languages outside',
  setup({ onResolve }) {
    onResolve({ filter: /\/messages\/\w+\.js$/ }, ({ path }) => ({
      path: path.replace(/^.*\/messages\//, '../generated/messages/'),
      external: true,
    }))
  },
}
