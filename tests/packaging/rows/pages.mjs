/**
 * Pages, without a bundler and with each, and in Next.js. Every page of a bundler is served under a strict content
 * security policy, and each bundler must leave the core out of a script that does not need it.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { policyOf } from '../../lib/policy.mjs'
import { serve } from '../../lib/server.mjs'
import { resultAt, withServer } from '../lib/programs.mjs'

export const pages = [
  {
    name: 'page without a bundler, with an import map',
    try: async ({ app, browsers }) => visitFolder(await app('page'), browsers),
  },
  {
    name: 'page without a bundler, `start`',
    async try({ app, browsers }) {
      const cwd = await app('start', 'page')
      const html = await readFile(join(cwd, 'index.html'), 'utf8')
      await writeFile(join(cwd, 'index.html'), html.replaceAll(/inline_\w+/g, 'absent'))
      return visitFolder(cwd, browsers)
    },
  },
  {
    name: 'Vite, development',
    tool: 'vite',
    async try({ app, bin, browsers }) {
      const cwd = await app('vite-dev', 'bundled')
      const listen = (port) => ['--host', '127.0.0.1', '--port', String(port)]
      return withServer(bin('vite'), listen, { cwd }, browsers.visit)
    },
  },
  bundler('Vite, production', 'vite', {
    page: 'build',
    words: 'build codes --outDir ../words',
  }),
  {
    name: 'Vite, `start` with `?url`',
    tool: 'vite',
    async try({ app, bin, browsers }) {
      const cwd = await app('vite-start', 'bundled')
      const [block] = (await readFile(at('docs', 'trouble.md'), 'utf8')).match(/import check from [^`]*/)
      const checks = `const verdicts = ['FAILED', 'NO'].map((status) => validate('order-created', { status }).valid)
globalThis.result = { cases: 2, failures: String(verdicts) === 'true,false' ? [] : [String(verdicts)] }`
      await writeFile(join(cwd, 'src', 'app.js'), `${block}\n${checks}`)
      await run(bin('vite'), ['build'], { cwd })
      return visitFolder(join(cwd, 'dist'), browsers)
    },
  },
  bundler('webpack', 'webpack', {
    both: '--mode production --output-filename app.js',
    page: '--entry ./src/app.js --output-path dist',
    words: '--entry ./src/codes.js --output-path words',
  }),
  bundler('Rollup', 'rollup', {
    both: '--plugin node-resolve --format es --silent',
    page: '--input src/app.js --file dist/app.js',
    words: '--input src/codes.js --file words/app.js',
  }),
  bundler('esbuild', 'esbuild', {
    both: '--bundle --format=esm --minify',
    page: 'src/app.js --outfile=dist/app.js',
    words: 'src/codes.js --outfile=words/app.js',
  }),
  bundler('Parcel with `packageExports`', 'parcel', {
    both: '--no-cache --no-source-maps --public-url ./',
    page: 'build index.html --dist-dir dist',
    words: 'build src/codes.js --dist-dir words',
  }),
  nextApp('Next.js, Turbopack: Node route, edge route, page', 'next-turbopack', { routes: ['node', 'edge'] }),
  // This version of Next.js fails to build any edge route with webpack, even one that imports nothing.
  nextApp('Next.js, webpack: Node route, page', 'next-webpack', { routes: ['node'], flags: ['--webpack'] }),
]

/** Arguments of the bundler: for both, for the page in dist/, and for the script that needs no core in words/. */
function bundler(name, tool, { both = '', page, words }) {
  return {
    name,
    tool,
    async try({ app, bin, browsers }) {
      const cwd = await app(name.toLowerCase().replaceAll(/\W+/g, '-'), 'bundled')
      for (const args of [page, words]) await run(bin(tool), `${args} ${both}`.trim().split(' '), { cwd })
      if (!existsSync(join(cwd, 'dist', 'index.html'))) await writePage(cwd)
      const results = await visitFolder(join(cwd, 'dist'), browsers)
      results[0].failures.push(...(await faultsOfWords(cwd)))
      return results
    },
  }
}

/** A page for bundlers that do not create one. */
async function writePage(cwd) {
  const html = await readFile(join(cwd, 'index.html'), 'utf8')
  await writeFile(join(cwd, 'dist', 'index.html'), html.replace('./src/app.js', './app.js'))
}

/** Visits a page under a policy that also allows its import map. */
async function visitFolder(folder, browsers) {
  const headers = policyOf(await readFile(join(folder, 'index.html'), 'utf8'))
  const server = await serve({ '/': folder }, headers)
  try {
    return await browsers.visit(server.url)
  } finally {
    server.close()
  }
}

/** A script that only explains has its words, and is smaller than the smallest core. */
async function faultsOfWords(cwd) {
  const files = await readdir(join(cwd, 'words'), { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const text = (await Promise.all(paths.map((path) => readFile(path, 'latin1')))).join('\n')
  const { size } = await stat(join(cwd, 'node_modules/order-contract/dist/order_contract_check.wasm'))
  if (!text.includes('one of the documented ones')) return ['a script that only explains explains nothing']
  return text.length < size ? [] : ['a script that only explains carries a core']
}

function nextApp(name, folder, { routes, flags = [] }) {
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  return {
    name,
    tool: 'next',
    async try({ app, bin, browsers }) {
      const cwd = await app(folder, 'next')
      if (!routes.includes('edge')) await rm(join(cwd, 'app', 'api', 'edge'), { recursive: true })
      await run(bin('next'), ['build', ...flags], { cwd, env })
      const start = (port) => ['start', '--port', String(port)]
      return withServer(bin('next'), start, { cwd, env }, async (url) => [
        ...(await Promise.all(routes.map((route) => resultAt(`${url}api/${route}`)))),
        ...(await browsers.visit(url)),
      ])
    },
  }
}
