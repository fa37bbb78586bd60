/**
 * Bundles a worker or an edge function as the tools of its platform do. `order-contract` is resolved from
 * `packageFolder` if it is given, and otherwise from the folder of the entry. `env` is filled in for `process.env`.
 */
import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles as wrangler does: a .wasm file is a module beside the script. Returns the names of the files. */
export async function bundleWorker(entry, outdir, { conditions = ['workerd', 'worker', 'browser'], ...options }) {
  const { metafile } = await bundle(
    options,
    {
      entryPoints: { worker: entry },
      absWorkingDir: outdir,
      outdir: '.',
      conditions,
      external: ['cloudflare:*'],
      loader: { '.wasm': 'copy' },
      metafile: true,
    },
    [compiledModules('file')],
  )
  return Object.keys(metafile.outputs)
}

/** Bundles into one file. */
export const bundleForNode = (entry, outfile, options) =>
  bundle(options, { entryPoints: [entry], outfile, platform: 'node' })

/**
 * Bundles as Vercel does: imports with `?module` are compiled beforehand and passed by name. Returns the script and the
 * .wasm files. The script calls the first one `wasm_0`.
 */
export async function bundleFunction(entry, options) {
  const files = []
  const compiledBeforehand = {
    name: 'compiled beforehand',
    setup: ({ onLoad }) =>
      onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
        contents: `export default wasm_${files.push(path) - 1}`,
      })),
  }
  const { outputFiles } = await bundle(
    options,
    { entryPoints: [entry], write: false, format: 'iife', conditions: ['edge-light', 'worker', 'browser'] },
    [compiledModules('compiled'), compiledBeforehand],
  )
  return { script: outputFiles[0].text, files }
}

/** Finds the .wasm files that are imported with `?module`, and gives them a namespace of esbuild. */
const compiledModules = (namespace) => ({
  name: 'compiled modules',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.wasm\?module$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?module', '')),
      namespace,
    })),
})

function bundle({ env = {}, packageFolder }, settings, plugins = []) {
  const define = Object.entries(env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])
  const packages = packageFolder === undefined ? [] : [packageIn(packageFolder)]
  return build({
    bundle: true,
    format: 'esm',
    define: Object.fromEntries(define),
    ...settings,
    plugins: [...plugins, ...packages],
  })
}

const packageIn = (folder) => ({
  name: 'the package under test',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^order-contract(?:\/|$)/ }, ({ path, kind, resolveDir }) =>
      resolveDir === folder ? undefined : resolve(path, { kind, resolveDir: folder }),
    ),
})
