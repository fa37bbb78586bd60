/**
 * `npm start`: installs npm packages, builds the page and the documentation with the committed package, serves and opens them.
 * `npm run dev` passes `--dev`: builds the package first if its sources have changed, and updates the page as you edit it.
 */
import { createReadStream, existsSync } from 'node:fs'
import process from 'node:process'
import { checkInputs } from './lib/inputs.mjs'
import { ensurePackages } from './lib/install.mjs'
import { at, page } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await ensurePackages()
// Not imported at the top: npm may have installed them only now.
const { createServer, preview } = await import('vite')
const { createServer: createDocs } = await import('vitepress')
const server = process.argv.includes('--dev') ? await edited() : await built()
server.printUrls()
console.log('Ctrl+C ends it.')

async function built() {
  await run('npm', ['run', 'build:www'])
  const open = process.stdout.isTTY === true && !process.env.CI
  const plugins = [{ name: 'not-found', configurePreviewServer: ({ middlewares }) => void middlewares.use(notFound) }]
  return preview({ root: at('www'), preview: { port: Number(process.env.PORT ?? 4173), open }, plugins })
}

/** Answers as a host of static files would: with the page for addresses that do not exist. */
function notFound(request, response, next) {
  const path = decodeURI(request.url.replace(/[?#].*/, '').replace(/\/$/, '/index.html'))
  if (existsSync(page + path)) return next()
  response.writeHead(404, { 'content-type': 'text/html' })
  createReadStream(`${page}/404.html`).pipe(response)
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
  return (await createServer({ root: at('www'), plugins })).listen()
}
