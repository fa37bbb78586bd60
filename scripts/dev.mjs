/**
 * `npm run dev`: serves the page and updates it as you edit. Builds the package into pkg/ first if its sources have
 * changed, and again after each change in them.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { checkInputs } from './lib/check.mjs'
import { ensurePackages } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { onChange } from './lib/watch.mjs'

await ensurePackages()
await checkInputs().catch(build)
onChange(['js', 'src', 'languages', 'codegen/src'], build)
const { createServer } = await import('vite')
const server = await createServer({ root: at('www') })
await server.listen()
server.printUrls()

function build() {
  return once(spawn(process.execPath, [at('scripts', 'build.mjs')], { stdio: 'inherit' }), 'exit')
}
