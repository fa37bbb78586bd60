/**
 * Bundles the sources of the package with Rolldown. The entries share chunks. The cores are imported as `#check-core` and
 * `#convert-core`, which "imports" in pkg/package.json resolves for each runtime.
 */
import { readdirSync } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toAscii } from './ascii.mjs'
import { CORES } from './cores.mjs'

const COMMAND = 'command/main'
/** The declarations that users extend by merging, which works only through `export *`: this file stays as it is. */
export const DOCUMENTS = 'documents.d.ts'

/** The entries, by the name of their script. `sources` may also have their declarations. */
function entriesOf(sources) {
  const files = readdirSync(join(sources, 'generated', 'messages')).map((file) => file.replace(/\..*$/, ''))
  const languages = files.map((language) => `generated/messages/${language}`)
  return {
    ...{ index: 'api.ts', edge: 'edge/api.ts', stream: 'stream_api.ts', [COMMAND]: `${COMMAND}.ts` },
    ...Object.fromEntries(languages.map((language) => [language, `${language}.ts`])),
  }
}

/** Writes the scripts of all entries into a folder, and of `more` modules. */
export async function bundleScripts(sources, dist, more = {}) {
  const external = [/^node:/, ...CORES.map((name) => `#${name}-core`)]
  await bundle({ ...entriesOf(sources), ...more, 'cores/absent': 'cores/absent.ts' }, sources, dist, { external })
  await bundleCores(sources, dist)
  // npm sets this mode when it installs the package. Without it here, git would show a change in every clone.
  await chmod(join(dist, `${COMMAND}.js`), 0o755)
}

/**
 * What gives a core where it may be compiled from bytes, and elsewhere: a file of cores/, and what bundlers want behind the name of
 * a .wasm file. Cloudflare's take it with and without, Vercel's, Nitro's and the edge runtime's only with.
 */
const RUNTIMES = { inline: ['inline.ts'], compiled: ['compiled.ts', '?module'] }

/** How inline.ts imports the bytes of a core. */
const BYTES = './bytes.js'

/** Writes a script for each core and runtime, with the bytes or the import of the compiled module. */
async function bundleCores(sources, dist) {
  const files = await Promise.all(CORES.map((name) => readFile(join(dist, `order_contract_${name}.wasm`))))
  const { texts, frequent } = toAscii(files)
  for (const [at, name] of CORES.entries()) {
    const bytes = `export const text = '${texts[at]}'\nexport const frequent = '${frequent}'\n`
    for (const [runtime, [file, query]] of Object.entries(RUNTIMES)) {
      const resolveId = (id) => {
        if (id === BYTES) return id
        // dist/ has the .wasm files beside the folder of cores/.
        return id.endsWith('.wasm') ? { id: `../order_contract_${name}.wasm${query}`, external: true } : null
      }
      const load = (id) => (id === BYTES ? bytes : null)
      const entry = { [`cores/${runtime}_${name}`]: `cores/${file}` }
      await bundle(entry, sources, dist, { plugins: [{ name: 'core', resolveId, load }] })
    }
  }
}

/** Writes the declarations of all entries, from those that tsc has written for each module. */
export async function bundleTypes(declarations, dist) {
  const { dts } = await import('rolldown-plugin-dts')
  const entries = entriesOf(declarations)
  delete entries[COMMAND]
  const files = Object.entries(entries).map(([name, file]) => [name, file.replace(/\.ts$/, '.d.ts')])
  // All declarations that import it are in one folder, beside it.
  const resolveId = (id) => (id.endsWith('/documents.js') ? { id: './documents.js', external: true } : null)
  await bundle(Object.fromEntries(files), declarations, dist, {
    chunkFileNames: '[name]_types.js',
    plugins: [{ name: 'documents', resolveId }, dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false })],
  })
}

/** Bundles entries, whose files are in `folder`. The comments with the names of modules are the same in any place. */
async function bundle(entries, folder, dist, { chunkFileNames = 'shared/[name].js', ...options }) {
  // Not imported at the top: this file is loaded before npm has installed anything.
  const { rolldown } = await import('rolldown')
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `./${file}`]))
  // No module is imported for its effects, as "sideEffects" in pkg/package.json says. Bundlers warn of such imports.
  const treeshake = { moduleSideEffects: false }
  const graph = await rolldown({ input, cwd: folder, tsconfig: false, logLevel: 'warn', treeshake, ...options })
  await graph.write({ dir: dist, format: 'es', chunkFileNames })
  await graph.close()
}
