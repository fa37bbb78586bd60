/**
 * `npm run size`: measures the size of each public name and part of the package, and writes the table in the README. `--check`, a
 * step of `npm test`, fails if one is larger than its goal with a bundler, and writes nothing.
 *
 * ORDER_CONTRACT_DIST=<folder> measures another build of pkg/dist.
 */
import process from 'node:process'
import { writePart } from '../tests/lib/readme.mjs'
import { grid } from './report/markdown.mjs'
import { DOWNLOADS } from './size/goals.mjs'
import { ROLLED, weighParts } from './size/parts.mjs'

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`

const parts = await weighParts()
for (const [name, bytes] of Object.entries(parts)) {
  const goal = DOWNLOADS[name.replace(ROLLED, '')]
  console.log(`${name}: ${kilobytes(bytes)}${goal ? `, goal ${kilobytes(goal)}` : ''}`)
  if (bytes > goal) {
    console.error(`${name} is larger than its goal of ${kilobytes(goal)}`)
    process.exitCode = 1
  }
}

if (!process.argv.includes('--check')) {
  const rows = Object.keys(DOWNLOADS).map((name) => [
    name.replaceAll(/(\{.*\}|\/\w+)/g, '`$1`'),
    kilobytes(parts[name]),
  ])
  await writePart('README.md', 'sizes', grid({ head: ['import', 'brotli'], rows }))
}
