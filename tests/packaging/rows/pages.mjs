/**
 * Pages, without a bundler and with each. Every built page is served under a strict content security
 * policy, and each bundler must leave the core out of a script that does not need it.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { importMapSource } from '../../lib/import_map.mjs'
import { serve } from '../../lib/server.mjs'
import { freePort, withServer } from '../lib/programs.mjs'

const policy = (more) => ({
  'content-security-policy': `default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval' ${more}`,
})

export const pages = [
  {
    name: 'page without a bundler, with an import map',
    version: () => '',
    try: async ({ app, browsers }) => visitUnbundled(await app('page'), browsers),
  },
  {
    name: 'page without a bundler, `/wasm`',
    version: () => '',
    try: async ({ app, browsers }) => visitUnbundled(await app('wasm'), browsers),
  },
  {
    name: 'Vite, development',
    version: ({ versions }) => versions.vite,
    async try({ app, bin, browsers }) {
      const cwd = await app('vite-dev', 'bundled')
      const port = await freePort()
      const url = `http://127.0.0.1:${port}/`
      return withServer(bin('vite'), ['--host', '127.0.0.1', '--port', String(port)], { cwd, url }, browsers.visit)
    },
  },
  bundler('Vite, production', 'vite', async (cwd, bin) => {
    await run(bin('vite'), ['build'], { cwd })
    await run(bin('vite'), ['build', 'codes', '--outDir', '../words'], { cwd })
  }),
  {
    name: 'Vite, `/wasm` with `?url`',
    version: ({ versions }) => versions.vite,
    async try({ app, bin, browsers }) {
      const cwd = await app('vite-wasm', 'bundled')
      const [block] = (await readFile(at('docs', 'trouble.md'), 'utf8')).match(/import core from [^`]*/)
      const checks = `const verdicts = ['FAILED', 'NO'].map((status) => validate('order-created', { status }).valid)
globalThis.result = { cases: 2, failures: String(verdicts) === 'true,false' ? [] : [String(verdicts)] }`
      await writeFile(join(cwd, 'src', 'app.js'), `${block}\n${checks}`)
      await run(bin('vite'), ['build'], { cwd })
      return visitFolder(join(cwd, 'dist'), browsers)
    },
  },
  bundler('webpack', 'webpack', async (cwd, bin) => {
    const common = ['--mode', 'production', '--output-filename', 'app.js']
    await run(bin('webpack'), [...common, '--entry', './src/app.js', '--output-path', 'dist'], { cwd })
    await run(bin('webpack'), [...common, '--entry', './src/codes.js', '--output-path', 'words'], { cwd })
    await writePage(cwd)
  }),
  bundler('Rollup', 'rollup', async (cwd, bin) => {
    const common = ['--plugin', 'node-resolve', '--format', 'es', '--silent']
    await run(bin('rollup'), [...common, '--input', 'src/app.js', '--file', 'dist/app.js'], { cwd })
    await run(bin('rollup'), [...common, '--input', 'src/codes.js', '--file', 'words/app.js'], { cwd })
    await writePage(cwd)
  }),
  bundler('esbuild', 'esbuild', async (cwd, bin) => {
    const common = ['--bundle', '--format=esm', '--minify']
    await run(bin('esbuild'), ['src/app.js', ...common, '--outfile=dist/app.js'], { cwd })
    await run(bin('esbuild'), ['src/codes.js', ...common, '--outfile=words/app.js'], { cwd })
    await writePage(cwd)
  }),
  // By default, Parcel reads neither "exports" nor "imports".
  bundler('Parcel with `packageExports`', 'parcel', async (cwd, bin) => {
    const manifest = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'))
    manifest['@parcel/resolver-default'] = { packageExports: true }
    await writeFile(join(cwd, 'package.json'), JSON.stringify(manifest))
    const common = ['--no-cache', '--no-source-maps', '--public-url', './']
    await run(bin('parcel'), ['build', 'index.html', '--dist-dir', 'dist', ...common], { cwd })
    await run(bin('parcel'), ['build', 'src/codes.js', '--dist-dir', 'words', ...common], { cwd })
  }),
]

/** `build` bundles the page into dist/, and the script that needs no core into words/. */
function bundler(name, tool, build) {
  return {
    name,
    version: ({ versions }) => versions[tool],
    async try({ app, bin, browsers }) {
      const cwd = await app(name.toLowerCase().replaceAll(/\W+/g, '-'), 'bundled')
      await build(cwd, bin)
      const results = await visitFolder(join(cwd, 'dist'), browsers)
      const cores = await coresIn(cwd)
      const count = async (folder) => (await carriedBy(join(cwd, folder), cores)).length
      if ((await count('dist')) !== 2) results[0].failures.push('the page does not carry both cores')
      if ((await count('words')) !== 0) results[0].failures.push('a script that only explains carries a core')
      return results
    },
  }
}

/** A page for bundlers that do not create one. */
async function writePage(cwd) {
  const html = await readFile(join(cwd, 'index.html'), 'utf8')
  await writeFile(join(cwd, 'dist', 'index.html'), html.replace('./src/app.js', './app.js'))
}

/** Visits a page with an import map, which its policy allows. */
async function visitUnbundled(folder, browsers) {
  return visitFolder(folder, browsers, importMapSource(await readFile(join(folder, 'index.html'), 'utf8')))
}

async function visitFolder(folder, browsers, allowed = '') {
  const server = await serve({ '/': folder }, { headers: policy(allowed) })
  try {
    return await browsers.visit(server.url)
  } finally {
    server.close()
  }
}

/** A piece of the inlined text of each core in the installed package that no minifier escapes. */
function coresIn(app) {
  const folder = join(app, 'node_modules', 'order-contract', 'dist', 'cores')
  return Promise.all(
    ['inline.js', 'inline_check.js'].map(async (file) => {
      const script = await readFile(join(folder, file), 'utf8')
      return script.split(/["'\\<>\n]/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest))
    }),
  )
}

/** Returns the cores that the scripts of a folder contain. */
async function carriedBy(folder, cores) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  if (files.some((file) => file.endsWith('.wasm'))) return cores
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  if (!texts.some((text) => text.includes('one of the documented ones'))) throw new Error(`${folder} explains nothing`)
  return cores.filter((core) => texts.some((text) => text.includes(core)))
}
