/**
 * What the published figures say about their build and their goals.
 */
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { goalTable as goalsOfArchives } from '../../bench/archive/markdown.mjs'
import { goalTable } from '../../bench/edge/markdown.mjs'
import { buildIn, buildsOf } from '../../bench/report/builds.mjs'
import { overview } from '../../bench/report/tables.mjs'
import { at } from '../../scripts/lib/paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'order-contract-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const lane = (build, date, engines = {}) => ({ machine: { build, date, commit: 'abc1234' }, engines })
const spread = (median) => ({ median, low: median, high: median })

test('lanes of one build are said to be of one', () => {
  const lanes = { A: lane('one', '2026-01-01 00:00'), B: lane('one', '2026-01-02 00:00') }
  assert.equal(buildsOf(lanes), 'All lanes were measured with build one (commit abc1234) of the package.')
})

test('a lane of another build is marked, in the list and beside each goal', () => {
  const start = { rows: [{ times: {}, ratios: {} }] }
  const lanes = {
    F: lane('new', '2026-01-02 00:00'),
    G: lane('old', '2026-01-01 00:00', { node: start }),
  }
  assert.match(
    buildsOf(lanes),
    /different builds.*- build new \(commit abc1234\): F\n- build old \(commit abc1234\): G$/s,
  )
  const marked = (of) => overview(of, { F: 'f', G: 'g' }).rows.map(([name]) => name)
  assert.deepEqual(marked(lanes), ['G g (build old)', 'G g (build old)'])
  assert.deepEqual(marked({ G: lanes.G }), ['G g', 'G g'])
})

test('any changed file makes another build', () => {
  cpSync(at('pkg', 'docs'), folder, { recursive: true })
  const before = buildIn(folder)
  assert.match(before, /^[0-9a-f]{12}$/)
  assert.equal(buildIn(folder), before)
  writeFileSync(join(folder, 'codes.md'), `${readFileSync(join(folder, 'codes.md'), 'utf8')} `)
  assert.notEqual(buildIn(folder), before)
})

test('the results say which lanes belong together', () => {
  const { lanes } = JSON.parse(readFileSync(at('bench', 'results.json'), 'utf8'))
  assert.ok(readFileSync(at('bench', 'RESULTS.md'), 'utf8').includes(buildsOf(lanes)))
})

const verdictsIn = (table) =>
  table
    .split('\n')
    .slice(2)
    .map((line) => line.split(' | ').at(-1).replace(' |', ''))

test('the goals of archives', () => {
  const program = (name, seconds, megabytes = 1) => ({ name, runs: [{ seconds, megabytes }] })
  const verdicts = (memory, script, jq, byHand) =>
    verdictsIn(
      goalsOfArchives(
        [
          program('`order-contract convert`', 1, memory),
          program('a script with readline', 99),
          program('a script that reads chunks', script),
          ...(jq ? [program('`jq -c`', jq)] : []),
        ],
        { rows: [{ seconds: [1] }, { seconds: [byHand] }] },
      ),
    )
  const [yes, no] = ['reached', 'NOT reached']
  assert.deepEqual(verdicts(149, 6, 8, 8), [yes, yes, yes, yes])
  assert.deepEqual(verdicts(150, 5.9, 7.9, 7.9), [no, no, no, no])
  assert.deepEqual(verdicts(149, 6, undefined, 8), [yes, no, yes, yes])
})

test('the goals of the receiver are reached only on every document', () => {
  const document = (name, whole, limited) => ({
    name,
    rows: [
      { name: 'JSON.parse + Zod', cpus: whole && spread(whole) },
      { name: 'JSON.parse + Zod, within limits', cpus: limited && spread(limited) },
    ],
  })
  const verdicts = (documents) => verdictsIn(goalTable(documents))
  assert.deepEqual(verdicts([document('a', 0.9, 1.3), document('b', 0.85, 1.2)]), ['reached', 'reached'])
  assert.deepEqual(verdicts([document('a', 0.9, 1.3), document('b', 0.84, 1.19)]), ['NOT reached', 'NOT reached'])
  assert.deepEqual(verdicts([document('a', undefined, undefined)]), ['NOT reached', 'NOT reached'])
})
