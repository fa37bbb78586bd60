/**
 * `npm run release:check`: checks versions, contents, types, sizes and licences before a version is published.
 * Publishes nothing. `npm test` and `npm run test:packaging` check that the committed package is up to date and works.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { types } from './lib/lint.mjs'
import { runTests } from './lib/node_tests.mjs'
import { at, pkg } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'

const LICENCES = ['MIT', 'Apache-2.0']
/** The licences that dependencies may have. None asks for more than its notice. */
const PERMISSIVE = [...LICENCES, 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'Unicode-3.0', 'Unlicense', 'Zlib', '0BSD']

const steps = new Steps()
const manifest = JSON.parse(await readFile(join(pkg, 'package.json'), 'utf8'))
const cargo = JSON.parse((await run('cargo', ['metadata', '--format-version=1', '--locked'])).stdout)
const crate = cargo.packages.find(({ name }) => name === manifest.name)

await steps.runTests('versions, dependencies and contents of the crate', checkPackages)
await steps.run('changelog', checkChangelog)
await steps.run('contents of the npm package', checkTarball)
await steps.run('types', types)
await steps.run('sizes', async () => (await run(process.execPath, [at('bench', 'size.mjs'), '--check'])).output)
await steps.run('licences', checkLicences)
steps.finish()

/** Runs the part that `npm test` also checks. */
async function checkPackages() {
  return (await runTests([at('tests', 'package', 'release.test.mjs')])).output
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

async function checkLicences() {
  for (const { license, name } of [manifest, crate])
    demand(license === LICENCES.join(' OR '), `${name} is licensed under ${license}`)
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE'])
    demand((await readFile(join(pkg, file))).equals(await readFile(at(file))), `pkg/${file} differs from ${file}`)
  const strict = cargo.packages
    .filter(({ license }) => !isPermissive(license))
    .map(({ name, license }) => `${name}: ${license}`)
  demand(strict.length === 0, `dependencies under other licences: ${strict.join(', ')}`)
}

/** Returns whether an alternative of a licence expression has only permissive parts. */
function isPermissive(expression) {
  const alternatives = (expression ?? '').replaceAll(/[()]/g, '').split(/ OR |\//)
  return alternatives.some((parts) =>
    parts.split(' AND ').every((licence) => PERMISSIVE.includes(licence.replace(/ WITH .*/, '').trim())),
  )
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
