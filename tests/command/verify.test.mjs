/** `verify`: counts of the laws over files, and a counterexample with its place and other values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DOCUMENTS, jsonLines } from '../js/archives.mjs'
import { load } from '../js/package.mjs'
import { checked, DOWN_OPTIONS, file, run, says, spawned, UP_OPTIONS } from './process.mjs'

const { LAWS } = await load('verify')
const ORDERS = DOCUMENTS.filter((text) => text !== '{}')

test('the laws are counted over all documents of all files', () => {
  const names = [file('a.ndjson', `${ORDERS.join('\n')}\n`), file('b.json', ORDERS[0])]
  for (const options of [UP_OPTIONS, DOWN_OPTIONS]) {
    const { stdout } = says(['verify', 'order', ...names, ...options], 0, { stderr: '' })
    const [first, ...lines] = stdout.trimEnd().split('\n')
    assert.equal(first, `${ORDERS.length + 1} documents, 0 not converted`)
    const counts = lines.map((line) => line.replace(/ +(?:0 checked|\d+ checked, all hold): /, ': '))
    assert.deepEqual(
      counts,
      Object.entries(LAWS).map(([law, sentence]) => `${law}: ${sentence}`),
    )
  }
  const [result] = jsonLines(run(['verify', 'order', ...names, ...DOWN_OPTIONS, '--format', 'ndjson']).stdout)
  assert.deepEqual(result.laws.valid, { checked: 2, broken: 0 })
  assert.deepEqual(result.laws.back, { checked: ORDERS.length + 1, broken: 0 })
})

test('a law that is broken has a counterexample with its place, and exits with 1', () => {
  // A decoder that reads a text differently each time stands in for a converter that does.
  const preload = `const { decode } = TextDecoder.prototype
    let n = 0
    TextDecoder.prototype.decode = function (...given) {
      return decode.apply(this, given).replace('needle', () => 'needle' + n++)
    }`
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`]
  const order = '{"id":"ann@example.com","items":[{"redemption_url":"needle"}],"n":27}'
  const name = file('broken.ndjson', `${ORDERS[0]}\n\n${order}\n`)
  const result = spawned(['verify', 'order', name, ...UP_OPTIONS], { flags })
  const { stdout } = checked(result, [1, { stdout: /\nback +2 checked, 1 broken: / }])
  const masked = '{"id":"x1","items":[{"redemption_url":"x2"}],"x3":11}'
  assert.ok(
    stdout.includes(
      `\nbroken: ${LAWS.back}\n  --> broken.ndjson:3  /items/0/redemption_url\n  with other values: ${masked}\n`,
    ),
    stdout,
  )
  assert.doesNotMatch(stdout, /ann@|needle/)
})
