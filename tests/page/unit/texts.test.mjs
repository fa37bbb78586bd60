/** Differences and positions in texts, and laying them out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const { difference, edited, plain } = await typescript('www/src/editor/edits.ts')
const { Lines, roomBeside, runsOf, segmentsOf } = await typescript('www/src/editor/lines.ts')
const { closingOf, formatted, valuesIn } = await typescript('www/src/app/json.ts')
const { missingBlocks, problemMarks } = await typescript('www/src/editor/drawn.ts')
const { pathOf, patternOf } = await typescript('www/src/app/words.ts')

const TEXT = String.raw`{"a": [1, {"b~/": null}, [2]], "\u0063": "x,{\"]" , "d":{}}`

test('one stretch is replaced', () => {
  const PAIRS = [
    ['', 'a'],
    ['abc', 'abXc'],
    ['aaa', 'aa'],
    ['x😀y', 'x😁y'],
  ]
  for (const [before, after] of [...PAIRS, ...PAIRS.map((it) => it.toReversed())])
    assert.equal(edited(before, [difference(before, after)]), after)
  assert.equal(difference('a', 'a'), undefined)
})

test('a text that is edited keeps the line ends and the byte order mark that it came with, also mixed ones', () => {
  const came = '\ufeffa\r\nb\nc\r\n'
  const CASES = [
    ['a\nb\nc\n', came],
    ['Xa\nb\nc\n', '\ufeffXa\r\nb\nc\r\n'],
    ['aX\nb\nc\n', '\ufeffaX\r\nb\nc\r\n'],
    ['a\nb\nX\nc\n', '\ufeffa\r\nb\nX\r\nc\r\n'],
    ['a\nc\n', '\ufeffa\r\nc\r\n'],
  ]
  for (const [text, expected] of CASES) {
    const edit = difference(plain(came), text)
    assert.equal(edited(came, edit ? [edit] : []), expected)
  }
  const both = [
    { start: 1, end: 2, text: ' ' },
    { start: 4, end: 5, text: '\nd' },
  ]
  assert.equal(edited('a\r\nb\nc\r\n', both), 'a b\n\r\nd\r\n')
})

test('lines are found by position, also at their ends', () => {
  const lines = new Lines('a\nbc\n')
  assert.equal(lines.count, 3)
  assert.deepEqual(
    [0, 1, 2, 4, 5].map((position) => lines.at(position)),
    [0, 0, 1, 1, 2],
  )
  assert.deepEqual([lines.get(0), lines.get(1), lines.get(2)], ['a', 'bc', ''])
})

test('the lines that edits touch stand beside what they become', () => {
  const text =
    '{\n"items": [\n{\n"redemption_url": "https://x",\n"a": 1\n},\n{\n"b": 2,\n"redemption_url": null\n}\n]\n}\n'
  const { output, edits } = api.convert('order', text, { from: '2023-07-27', to: '2024-02-05' })
  const [from, to] = [new Lines(text), new Lines(output)]
  const segments = segmentsOf(from, to, edits)
  assert.deepEqual(segments, [
    { from: [3, 3], to: [3, 3] },
    { from: [7, 8], to: [7, 7] },
  ])
  // What is between them is the same.
  assert.equal(text.slice(from.start(4), from.end(6)), output.slice(to.start(4), to.end(6)))
  assert.equal(text.slice(from.start(9)), output.slice(to.start(8)))
})

test('runs of unmarked lines fold, but the first lines, those near a mark, and short texts', () => {
  const folded = (count, marked, context) =>
    runsOf(new Lines('x\n'.repeat(count).trimEnd()), marked, context).map(({ first, last }) => [first, last])
  assert.deepEqual(folded(40, [10, 12, 20], 0), [
    [3, 9],
    [13, 19],
    [21, 39],
  ])
  assert.deepEqual(folded(40, [10], 2), [
    [3, 7],
    [13, 39],
  ])
  assert.deepEqual(folded(10, [], 0), [])
})

test('laying out changes white space only', () => {
  assert.equal(formatted('{"a":[1.10,{}],"b":[]}'), '{\n  "a": [\n    1.10,\n    {}\n  ],\n  "b": []\n}\n')
  for (const text of [TEXT, '[1,', '}', '{"a":12345678901234567890}']) {
    const plain = (it) => it.replaceAll(/("(?:[^"\\]|\\.)*"?)|\s/g, '$1')
    assert.equal(plain(formatted(text)), plain(text))
  }
  assert.equal(formatted(formatted(TEXT)), formatted(TEXT))
})

test('each value of a text is found where it stands, and each bracket where it closes', () => {
  const at = (value, path) => path.reduce((inner, name) => inner[name], value)
  for (const { path, start, end } of valuesIn(TEXT)) {
    assert.deepEqual(JSON.parse(TEXT.slice(start, end)), at(JSON.parse(TEXT), path))
    if ('{['.includes(TEXT[start])) assert.equal(closingOf(TEXT, start), end - 1)
  }
  assert.equal(valuesIn(TEXT).length, 9)
  assert.equal(closingOf('{"a": [', 0), 7)
})

test('what is missing has a line below the last one of its object', () => {
  const text = '{\n  "payment_method": {\n    "type": "CARD"\n  },\n  "items": [{}]\n}\n'
  const { problems } = api.validate('order-request', text, { version: '2024-02-05' })
  const blocks = missingBlocks(text, problemMarks(problems))
  const lines = new Lines(text)
  assert.deepEqual(
    blocks.map(({ at, indent, name }) => [lines.at(at) + 1, indent, name]),
    [
      [3, 4, '"card_id":'],
      [3, 4, '"currency":'],
      [5, 4, '"distribution_method":'],
      [5, 4, '"products":'],
    ],
  )
})

test('room is made so that marks of the same id stand beside each other, if that is possible', () => {
  const mark = (from, id) => ({ from, to: from + 1, id, kind: 'change', words: '' })
  const room = roomBeside('a\nb\nc\nd', [mark(2, 'x'), mark(6, 'y')], 'x\ny', [mark(0, 'x'), mark(2, 'y')])
  assert.deepEqual(
    room.map(({ at, height }) => [at, height]),
    [
      [0, 21],
      [2, 21],
    ],
  )
})

test('pointers are shown as in code', () => {
  assert.equal(pathOf('/items/0/pay~1out'), 'items[0].pay/out')
  assert.equal(pathOf('/0/a'), '[0].a')
  assert.equal(patternOf('/items/10/values/2'), '/items/*/values/*')
})
