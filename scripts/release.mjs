/**
 * `npm run release:check`: checks addresses, versions, contents, types, sizes, dependencies and licences before a version is
 * published. Publishes nothing. `npm test` and `npm run test:packaging` check that the committed package is up to date
 * and works. Needs cargo-deny.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import process from 'node:process'
import { missingAddresses } from './lib/addresses.mjs'
import { runTests } from './lib/node_tests.mjs'
import { at, pkg } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'

const steps = new Steps()
const manifest = JSON.parse(await readFile(join(pkg, 'package.json'), 'utf8'))
const script = async (...args) => (await run(process.execPath, args)).output

await steps.run('addresses', checkAddresses)
await steps.run('changelog', checkChangelog)
await steps.run('contents of the npm package', checkTarball)
await steps.runTests(
  'versions, and contents of the crate',
  async () => (await runTests([at('tests', 'package', 'release.test.mjs')])).output,
)
await steps.run('format, lint and types', async () => (await run('npm', ['run', 'lint'])).output)
await steps.run('sizes', () => script('bench/size.mjs', '--check'))
await steps.run('dependencies and licences', () => script('tests/supply/run.mjs'))
steps.finish()

async function checkAddresses() {
  const missing = missingAddresses(manifest, await readFile(at('Cargo.toml'), 'utf8'))
  demand(missing.length === 0, `replace the placeholders of ${missing.join(', ')}`)
}

async function checkChangelog() {
  const changes = await readFile(at('CHANGELOG.md'), 'utf8')
  const [unreleased, newest = ''] = changes.split(/^## /m).slice(1)
  demand(newest.startsWith(manifest.version), `the newest version of CHANGELOG.md is not ${manifest.version}`)
  demand(unreleased.trim() === 'Unreleased', 'CHANGELOG.md has unreleased changes: move them to the new version')
}

/** Checks that the package has every file that the manifest or a link names, and no other kinds of files. */
async function checkTarball() {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: pkg })
  const packed = Object.values(JSON.parse(stdout))[0].files.map(({ path }) => path)
  const pages = packed.filter((path) => path.endsWith('.md'))
  const links = (await Promise.all(pages.map(linksOf))).flat()
  const missing = [...targets(manifest), ...links].filter((path) => !packed.includes(path))
  demand(missing.length === 0, `the package has no ${missing.join(', ')}`)
  const allowed = /^(package\.json|README\.md|LICENSE-(MIT|APACHE)|(dist|docs)\/[\w./-]+\.(js|ts|wasm|md))$/
  const strange = packed.filter((path) => !allowed.test(path))
  demand(strange.length === 0, `the package should not have ${strange.join(', ')}`)
}

/** Returns the files that a manifest names. */
function targets({ bin = {}, exports, imports }) {
  const leaves = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves))
  return [bin, exports, imports].flatMap(leaves).map((path) => normalize(path))
}

async function linksOf(page) {
  const text = await readFile(join(pkg, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link)
  return links.map((link) => normalize(join(dirname(page), link)))
}

function demand(holds, complaint) {
  if (!holds) throw new Error(complaint)
}
