/**
 * `npm start`: installs npm packages, builds the page with the committed package, serves it and opens it.
 * `npm run dev` passes `--dev`: builds the package first if its sources have changed, and updates the page as you edit it.
 */
import process from 'node:process'
import { checkInputs } from './lib/inputs.mjs'
import { ensurePackages } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await ensurePackages()
// Not imported at the top: npm may have installed it only now.
const { createServer, preview } = await import('vite')
const server = process.argv.includes('--dev') ? await edited() : await built()
server.printUrls()
console.log('Ctrl+C ends it.')

async function built() {
  await run('npm', ['run', 'build:www'])
  const open = process.stdout.isTTY === true && !process.env.CI
  return preview({ root: at('www'), preview: { port: Number(process.env.PORT ?? 4173), open } })
}

async function edited() {
  await checkInputs().catch(() => run(process.execPath, [at('scripts', 'build.mjs')]))
  return (await createServer({ root: at('www') })).listen()
}
