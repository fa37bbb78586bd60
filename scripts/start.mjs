/**
 * `npm start`: installs npm packages, builds the page with the committed package, serves and opens it. The documentation
 * takes ten times as long: it is built while the page is served.
 * `npm run dev` passes `--dev`: builds the package first if its sources have changed, and updates the page as you edit it.
 */
import process from 'node:process'
import { checkInputs } from './lib/inputs.mjs'
import { ensurePackages } from './lib/install.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await ensurePackages()
// Not imported at the top: npm may have installed them only now.
const { createServer, preview } = await import('vite')
const { createServer: createDocs } = await import('vitepress')
await (process.argv.includes('--dev') ? edited() : built())

async function built() {
  await run('npm', ['run', 'build:page'])
  const open = process.stdout.isTTY === true && !process.env.CI
  const server = await preview({ root: at('www'), preview: { port: Number(process.env.PORT ?? 4173), open } })
  server.printUrls()
  console.log('Ctrl+C ends it. The documentation is being built …')
  await run('npm', ['run', 'build:docs'])
  console.log('… and is there.')
}

/** The documentation has a server of its own, to which the page leads. */
async function edited() {
  await checkInputs().catch(() => run(process.execPath, [at('scripts', 'build.mjs')]))
  const docs = await (await createDocs(at('www'))).listen()
  const lead = (request, response, next) =>
    /^\/[\w/-]+\/$/.test(request.url)
      ? response.writeHead(302, { location: new URL(request.url, docs.resolvedUrls.local[0]) }).end()
      : next()
  const plugins = [{ name: 'docs', configureServer: ({ middlewares }) => void middlewares.use(lead) }]
  const server = await (await createServer({ root: at('www'), plugins })).listen()
  server.printUrls()
}
