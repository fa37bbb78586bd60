/**
 * Builds the Worker as wrangler does: esbuild with its conditions, a .wasm file as a module beside it.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'

await build({
  entryPoints: ['worker.mjs'],
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  conditions: ['workerd', 'worker', 'browser'],
  loader: { '.wasm': 'copy' },
})
const modules = readdirSync('dist').map((file) =>
  file.endsWith('.wasm')
    ? `(name = "./${file}", wasm = embed "dist/${file}")`
    : `(name = "${file}", esModule = embed "dist/${file}")`,
)
// The first module is the Worker itself.
modules.sort((a, b) => b.includes('esModule') - a.includes('esModule'))
writeFileSync(
  'config.capnp',
  `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (modules = [${modules.join(', ')}], compatibilityDate = "2026-01-01"))],
  sockets = [(name = "http", http = (), service = "main")],
);
`,
)
