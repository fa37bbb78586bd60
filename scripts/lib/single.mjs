/**
 * Bundles the package as minified ES modules, one for each core, for pages without a bundler and for CDNs.
 */
import { join } from 'node:path'

/** The bundles in dist/, and the entry that each contains. */
export const SINGLE = { 'order-contract.min.js': 'index.js', 'order-contract-check.min.js': 'check.js' }

/** Writes the bundles beside the modules in `dist`. */
export async function bundleAsSingle(dist) {
  // Not imported at the top: this file is loaded before npm has installed anything.
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
