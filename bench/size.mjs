/**
 * `npm run size`: measures the size of the package and its peers, and writes SIZES.md and sizes.json, the recorded
 * sizes. `--check`, a step of `npm test`, compares the package with them and writes nothing; it needs no peers.
 *
 * ORDER_CONTRACT_DIST=<folder> measures another build of pkg/dist.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { writePart } from '../scripts/lib/readme.mjs'
import { entries, languages } from './size/entries.mjs'
import { grown } from './size/gate.mjs'
import { GOALS } from './size/goals.mjs'
import { markdown, summary } from './size/markdown.mjs'
import { weighModules, weighParts } from './size/parts.mjs'

const file = (name) => new URL(name, import.meta.url)

function check(parts) {
  const { parts: recorded } = JSON.parse(readFileSync(file('sizes.json'), 'utf8'))
  const complaints = grown(parts, recorded, GOALS)
  if (complaints.length === 0)
    return console.log(`${Object.keys(parts).length} parts are within 3 % of their recorded size`)
  console.error(`The package differs from its recorded sizes:\n  ${complaints.join('\n  ')}`)
  console.error('If that is meant, run `npm run size` and commit bench/sizes.json and bench/SIZES.md.')
  process.exitCode = 1
}

async function record(parts) {
  const { installPeers } = await import('./install.mjs')
  installPeers()
  const { prepare } = await import('./prepare.mjs')
  await prepare()
  const { weighPeers } = await import('./size/peers.mjs')
  const sizes = { parts, modules: weighModules(), peers: await weighPeers() }
  const text = markdown(sizes)
  writeFileSync(file('sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
  writeFileSync(file('SIZES.md'), text)
  await writePart('README.md', 'sizes', summary(sizes))
  console.log(text)
  await writePart('docs/trouble.md', 'entries', entries(sizes))
  await writePart('docs/trouble.md', 'languages', languages(sizes))
}

const parts = await weighParts()
if (process.argv.includes('--check')) check(parts)
else await record(parts)
