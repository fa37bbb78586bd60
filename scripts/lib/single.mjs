/**
 * Bundles entries of the package into one file each: minified, for pages without a bundler and for CDNs; readable, for
 * Node, Deno and Bun, which would otherwise read some fifty modules. Bundlers use the modules, from which they leave out
 * what a program does not use.
 */
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'

/** The minified bundles in dist/, and the entry that each contains. */
const MINIFIED = { 'order-contract.min.js': 'index.js', 'order-contract-check.min.js': 'check.js' }

/** The readable bundles in dist/, and the entry that each contains. */
const READABLE = Object.fromEntries(
  ['check', 'check_js', 'edge', 'index', 'slim', 'stream'].map((entry) => [`node/${entry}.js`, `${entry}.js`]),
)

/** The command's bundle replaces its first module. The package leaves the others out; tests import some of them. */
const COMMAND = 'command/main.js'

/** All bundles in dist/. Each contains a core, except that of `/slim`. */
export const BUNDLES = [...Object.keys(MINIFIED), ...Object.keys(READABLE), COMMAND]

const OPTIONS = { bundle: true, format: 'esm', target: 'es2022', legalComments: 'none', logLevel: 'silent' }

/** Writes the bundles beside the modules in `dist`. */
export async function bundleAsSingle(dist) {
  // Not imported at the top: this file is loaded before npm has installed anything.
  const { build } = await import('esbuild')
  const bundle = (file, entry, options) =>
    build({ ...OPTIONS, absWorkingDir: dist, entryPoints: [entry], outfile: file, ...options })
  for (const [file, entry] of Object.entries(MINIFIED)) await bundle(join(dist, file), entry, { minify: true })
  for (const [file, entry] of Object.entries(READABLE)) await bundle(join(dist, file), entry, { platform: 'neutral' })
  await bundle(join(dist, COMMAND), COMMAND, { platform: 'node', plugins: [languagesOutside], allowOverwrite: true })
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
