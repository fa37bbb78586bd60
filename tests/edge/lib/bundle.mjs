/**
 * Bundles a worker or an edge function as the tools of its platform do. `order-contract` is resolved from
 * `packageFolder` if it is given, and otherwise from the folder of the entry.
 */
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

/** Bundles as wrangler does: a .wasm file is a module beside the script. Returns the names of the files. */
export async function bundleWorker(entry, outdir, { packageFolder } = {}) {
  const { metafile } = await build({
    entryPoints: { worker: entry },
    absWorkingDir: outdir,
    outdir: '.',
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*'],
    loader: { '.wasm': 'copy' },
    metafile: true,
    plugins: packageIn(packageFolder),
  })
  return Object.keys(metafile.outputs)
}

/** Bundles into one file, with `process.env` filled in. */
export async function bundleForNode(entry, outfile, { env = {}, packageFolder } = {}) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    define: definitionsOf(env),
    plugins: packageIn(packageFolder),
  })
}

/**
 * Bundles as Vercel does: imports with `?module` are compiled beforehand and passed by name, and `process.env` is
 * filled in. Returns the script and the .wasm files. The script calls the first one `wasm_0`.
 */
export async function bundleFunction(entry, { env = {}, packageFolder } = {}) {
  const files = []
  const compiledBeforehand = {
    name: 'compiled beforehand',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.wasm\?module$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, dirname(path), 'order_contract.wasm'),
        namespace: 'compiled',
      }))
      onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
        contents: `export default wasm_${files.push(path) - 1}`,
      }))
    },
  }
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['edge-light', 'worker', 'browser'],
    define: definitionsOf(env),
    plugins: [compiledBeforehand, ...packageIn(packageFolder)],
  })
  return { script: outputFiles[0].text, files }
}

function definitionsOf(env) {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]))
}

function packageIn(folder) {
  if (folder === undefined) return []
  const setup = ({ onResolve, resolve }) =>
    onResolve({ filter: /^order-contract(?:\/|$)/ }, ({ path, kind, resolveDir }) =>
      resolveDir === folder ? undefined : resolve(path, { kind, resolveDir: folder }),
    )
  return [{ name: 'the package under test', setup }]
}
