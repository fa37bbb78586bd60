/**
 * `npm run bench:archive`: measures the command on an archive of 10⁶ orders, beside jq and scripts by hand, and the
 * stream alone in memory. Checks that all outputs have the same values, and writes ARCHIVE.md. `--orders=100000`
 * takes fewer orders and `--rounds=1` fewer rounds; with either, nothing is written.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { aptInstall } from '../../scripts/lib/apt.mjs'
import { which } from '../../scripts/lib/which.mjs'
import { machine } from '../report/machine.mjs'
import { launch } from './launch.mjs'
import { markdown } from './markdown.mjs'
import { measureInMemory } from './memory.mjs'
import { writeOrders } from './orders.mjs'
import { compareArchives } from './same.mjs'

const option = (name, byDefault) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given === undefined ? byDefault : Number(given.slice(name.length + 3))
}
const ORDERS = 1_000_000
const ROUNDS = 3
const orders = option('orders', ORDERS)
const rounds = option('rounds', ROUNDS)

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const command = here('../../pkg/dist/command/main.js')
const FILTER =
  '(.items[]? | select(has("redemption_url"))) |= (with_entries(if .key == "redemption_url" then {key: "payout", value: {url: .value}} else . end))'

if (!which(['jq'])) await aptInstall('jq')
const shared = '/dev/shm'
const folder = mkdtempSync(join(existsSync(shared) ? shared : tmpdir(), 'order-contract-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.on('SIGINT', () => process.exit(130))

const input = join(folder, 'orders.ndjson')
const started = machine([])
const bytes = writeOrders(input, orders)
const versions = ['--from', '2023-07-27', '--to', '2024-02-05']

const contestants = [
  {
    name: '`order-contract convert`',
    start: (output) => ({
      program: process.execPath,
      args: [command, 'convert', 'order', input, ...versions, '-o', output],
    }),
  },
  {
    name: 'a script with readline',
    start: (output) => ({ program: process.execPath, args: [here('readline.mjs'), input, output] }),
  },
  {
    name: 'a script that reads chunks',
    start: (output) => ({ program: process.execPath, args: [here('chunks.mjs'), input, output] }),
  },
  ...(which(['jq'])
    ? [{ name: '`jq -c`', start: (output) => ({ program: 'jq', args: ['-c', FILTER, input], output }) }]
    : []),
]

const runs = contestants.map(() => [])
for (let round = 0; round < rounds; round++) {
  for (let n = 0; n < contestants.length; n++) {
    const at = (n + round) % contestants.length
    const output = join(folder, `${at}.ndjson`)
    runs[at].push(await launch(contestants[at].start(output)))
    if (round === 0 && at > 0 && existsSync(join(folder, '0.ndjson'))) {
      const lines = await compareArchives(join(folder, '0.ndjson'), output)
      if (lines !== orders) throw new Error(`${lines} lines of ${orders}`)
    }
    if (at > 0) rmSync(output)
  }
}
rmSync(join(folder, '0.ndjson'))
const small = join(folder, 'small.ndjson')
writeOrders(small, Math.min(orders, 100_000))
const inMemory = await measureInMemory(small, rounds)

const rows = contestants.map(({ name }, n) => ({ name, runs: runs[n] }))
const text = markdown({ machine: started, orders, bytes, rows, inMemory, onTmpfs: folder.startsWith(shared) })
console.log(text)
if (orders === ORDERS && rounds === ROUNDS) writeFileSync(here('../ARCHIVE.md'), text)
