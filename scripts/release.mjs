/**
 * `npm run release:check`: checks what must hold only when a version is published: addresses, the changelog, and the
 * dependencies and licences, which needs cargo-deny. Publishes nothing. `npm test` and `npm run test:packaging` check the
 * rest.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { at, pkg } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'

const steps = new Steps()
const manifest = JSON.parse(await readFile(join(pkg, 'package.json'), 'utf8'))
for (const file of ['pkg/package.json', 'Cargo.toml'])
  await steps.run(`the addresses in ${file}`, async () => {
    if (/\.invalid\b/.test(await readFile(at(file), 'utf8')))
      throw new Error('replace the placeholders, which end in `.invalid`')
  })
await steps.run('changelog', async () => {
  const [, newest = ''] = (await readFile(at('CHANGELOG.md'), 'utf8')).split(/^## Unreleased\s+^## /m)
  if (!newest.startsWith(manifest.version))
    throw new Error(`CHANGELOG.md has unreleased changes, or its newest version is not ${manifest.version}`)
})
await steps.run('dependencies and licences', () => run(process.execPath, [at('tests', 'supply', 'run.mjs')]))
steps.finish()
