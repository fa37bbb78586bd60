/** Places in a JSON text: each value stands where it is said to, in any document that JSON.parse reads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typescript } from './typescript.mjs'

const { placeOf, placesIn } = await typescript('www/src/app/json.ts')

const TEXT = '{ "a~/b": [1, {"": "} ]"}, []], "c" : {"d\\u0022": -1.50e2} ,\n"e":null }'

test('each value is found where it stands', () => {
  const places = placesIn(TEXT)
  const read = new Map([...places].map(([pointer, { value, end }]) => [pointer, JSON.parse(TEXT.slice(value, end))]))
  assert.deepEqual(Object.fromEntries(read), {
    '': JSON.parse(TEXT),
    '/a~0~1b': [1, { '': '} ]' }, []],
    '/a~0~1b/0': 1,
    '/a~0~1b/1': { '': '} ]' },
    '/a~0~1b/1/': '} ]',
    '/a~0~1b/2': [],
    '/c': { 'd"': -150 },
    '/c/d"': -150,
    '/e': null,
  })
})

test('a member begins with its name, an element with itself', () => {
  const shown = (pointer) => {
    const { start, end } = placeOf(TEXT, pointer)
    return TEXT.slice(start, end)
  }
  assert.equal(shown('/e'), '"e":null')
  assert.equal(shown('/a~0~1b/0'), '1')
  assert.equal(shown('/c/missing'), '{"d\\u0022": -1.50e2}')
  assert.equal(placeOf(TEXT, '/no/where'), undefined)
})

test('what is not JSON does no harm', () => {
  for (const text of ['', 'limit=1&after=2', '{"a":', ']', '{"a" 1 2}', '"half', '[1,,2', '{]}', ':,']) placesIn(text)
})
