/**
 * A short run of the upgrade under load. `node bench/edge/upgrade.mjs` makes 100,000 calls in each runtime.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allRuntimes } from './lib/runtimes.mjs'
import { leavesOf } from './upgrade/leaves.mjs'
import { Ledger } from './upgrade/ledger.mjs'
import { upgrade } from './upgrade/upgrade.mjs'

for (const runtime of allRuntimes) {
  test(`${runtime.name}: while everything changes, nothing is posted twice and nothing gets lost without a word`, async (context) => {
    const { counts, ledger, posted } = await upgrade(runtime, { calls: 2000, seed: 7, changes: 4 })
    context.diagnostic(JSON.stringify({ counts, ledger, posted }))
    assert.ok(posted > 300 && ledger.moved > 300 && ledger.lost > 300 && counts[422] > 0)
    assert.ok(counts.disconnected > 0 && counts.changes === 4 && counts.restarts === 4)
  })
}

test('the ledger sees what is missing, and what comes from nowhere', () => {
  const [service, client] = ['2024-02-05', '2023-07-27']
  const sent = '{"items":[{"payout":{"url":"u","pin":1e3},"n":1.10}]}'
  assert.deepEqual([...leavesOf(sent).values()], ['"u"', '1e3', '1.10'])
  const settle = (got, losses) => new Ledger().settle({ sent, got, service, client, losses })
  const named = '"/response/items/0/payout/*";section="2.6"'
  settle('{"items":[{"redemption_url":"u","n":1.10}]}', named)
  for (const [got, losses] of [
    ['{"items":[{"redemption_url":"u","n":1.10}]}', null],
    ['{"items":[{"redemption_url":"u","n":1.1}]}', named],
    ['{"items":[{"redemption_url":"v","n":1.10}]}', named],
    ['{"items":[{"n":1.10}]}', '"/response/items/0/n";section="2.6"'],
    ['{"items":[{"redemption_url":"u","n":1.10,"more":{}}]}', named],
  ])
    assert.throws(() => settle(got, losses), assert.AssertionError, got)
})
