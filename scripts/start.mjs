/**
 * `npm start`: installs npm packages, builds the page with the committed package, serves and opens it. The documentation
 * takes ten times as long: it is built when somebody first asks for it.
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
  await run('npm', ['run', 'build:page'])
  const open = process.stdout.isTTY === true && !process.env.CI
  const plugins = [{ name: 'docs', configurePreviewServer: ({ middlewares }) => void middlewares.use(documentation) }]
  return preview({ root: at('www'), preview: { port: Number(process.env.PORT ?? 4173), open }, plugins })
}

let docs

/** Builds the documentation for the first address that is not of the page. Answers as a host of static files would. */
async function documentation(request, response, next) {
  const path = page + decodeURI(request.url.replace(/[?#].*/, '').replace(/\/$/, '/index.html'))
  if (existsSync(path)) return next()
  docs ??= run('npm', ['run', 'build:docs'])
  await docs
  if (existsSync(path)) return next()
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
