/**
 * `npm run release:check`: checks addresses, versions, contents, types, sizes, dependencies and licences before a version is
 * published. Publishes nothing. `npm test` and `npm run test:packaging` check that the committed package is up to date
 * and works. Needs cargo-deny.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
await steps.runTests(
  'versions, licences, and contents of crate and package',
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

function demand(holds, complaint) {
  if (!holds) throw new Error(complaint)
}
