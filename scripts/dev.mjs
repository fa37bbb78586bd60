/**
 * `npm run dev`: serves the page and updates it as you edit. Builds the package into pkg/ first if its sources have
 * changed, and again after each change in them.
 */
import { checkInputs } from './lib/check.mjs'
import { ensurePackages } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { run, runBin } from './lib/run.mjs'
import { onChange } from './lib/watch.mjs'

await ensurePackages()
await checkInputs().catch(build)
onChange(['js', 'src', 'languages', 'codegen/src'], build)
await runBin(at('node_modules', 'vite', 'bin', 'vite.js'), ['www'], { echo: true })

async function build() {
  await run(process.execPath, [at('scripts', 'build.mjs')], { echo: true }).catch(() => {})
}
