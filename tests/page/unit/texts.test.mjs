/** Differences and positions in texts, and laying them out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const { difference } = await typescript('www/src/editor/splice.ts')
const { positionAcross } = await typescript('www/src/editor/together.ts')
const { formatted, isMinified } = await typescript('www/src/app/json.ts')
const { pathOf, patternOf } = await typescript('www/src/app/pointer.ts')

const TEXT = String.raw`{"a": [1, {"b~/": null}, [2]], "\u0063": "x,{\"]" , "d":{}}`

test('the package gives the place of a lost parameter', () => {
  const query = '?a=1&code=2'
  const { losses } = api.convert('product-query', query, { from: '2024-02-05', to: '2023-07-27' })
  assert.deepEqual(
    losses.map(({ pointer, span }) => [pointer, query.slice(span.start, span.end)]),
    [['/code', 'code=2']],
  )
})

test('one stretch is replaced, and no character is torn apart', () => {
  const PAIRS = [
    ['', 'a'],
    ['abc', 'abXc'],
    ['aaa', 'aa'],
    ['x😀y', 'x😁y'],
    ['😀', ''],
    ['a\ud83d', 'a😀'],
  ]
  for (const [before, after] of [...PAIRS, ...PAIRS.map((it) => it.toReversed())]) {
    const { from, to, insert } = difference(before, after)
    assert.equal(before.slice(0, from) + insert + before.slice(to), after)
    if (before.isWellFormed() && after.isWellFormed()) assert.ok(insert.isWellFormed())
  }
  assert.equal(difference('a', 'a'), undefined)
})

test('positions cross the edits of a conversion both ways', () => {
  const text = '{"items":[{"redemption_url":"https://x","a":1},{"redemption_url":null},{"b":2}]}'
  const { output, edits } = api.convert('order', text, { from: '2023-07-27', to: '2024-02-05' })
  for (const kept of ['"a":1', '"b":2', 'https://x', ']}']) {
    assert.equal(positionAcross(edits, text.indexOf(kept), false), output.indexOf(kept), kept)
    assert.equal(positionAcross(edits, output.indexOf(kept), true), text.indexOf(kept), kept)
  }
})

test('laying out changes white space only', () => {
  assert.equal(formatted('{"a":[1.10,{}],"b":[]}'), '{\n  "a": [\n    1.10,\n    {}\n  ],\n  "b": []\n}\n')
  for (const text of [TEXT, '[1,', '}', '{"a":12345678901234567890}']) {
    const plain = (it) => it.replaceAll(/("(?:[^"\\]|\\.)*"?)|\s/g, '$1')
    assert.equal(plain(formatted(text)), plain(text))
  }
  assert.equal(formatted(formatted(TEXT)), formatted(TEXT))
  assert.ok(isMinified('x'.repeat(500)) && !isMinified(formatted(TEXT)))
})

test('pointers are shown as in code', () => {
  assert.equal(pathOf('/items/0/pay~1out'), 'items[0].pay/out')
  assert.equal(pathOf('/0/a'), '[0].a')
  assert.equal(patternOf('/items/10/values/2'), '/items/*/values/*')
})
