/**
 * The package as one ES module a core, minified: for pages without a bundler, and for what a CDN serves.
 */
import { join } from 'node:path'

/** The files in dist/, and the entries that each of them holds whole. */
export const SINGLE = { 'order-contract.min.js': 'index.js', 'order-contract-check.min.js': 'check.js' }

/** Writes them beside the modules in `dist`. */
export async function bundleAsSingle(dist) {
  // Not at the top: this file is read before npm has installed anything.
  const { build } = await import('esbuild')
  for (const [file, entry] of Object.entries(SINGLE))
    await build({
      absWorkingDir: dist,
      entryPoints: [join(dist, entry)],
      outfile: join(dist, file),
      bundle: true,
      format: 'esm',
      minify: true,
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'silent',
    })
}
