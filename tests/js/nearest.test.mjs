/**
 * The nearest known name: which are close, and which is closest.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const { nearest } = await import(pathToFileURL(`${dist}/mistakes.js`).href)

test('three letters abbreviate a name, two do not', () => {
  assert.equal(nearest('lev', ['version', 'level']), 'level')
  assert.equal(nearest('le', ['version', 'level']), undefined)
})

test('the name that an abbreviation goes on to comes before one with another letter', () => {
  assert.equal(nearest('lev', ['lav', 'level']), 'level')
})

test('a name that only case sets apart comes before one that goes on', () => {
  assert.equal(nearest('lev', ['level', 'LEV']), 'LEV')
})

test('two neighbours that have changed places are one change', () => {
  assert.equal(nearest('levle', ['level']), 'level')
  assert.equal(nearest('abcd', ['abxd', 'bacd']), 'abxd')
})

test('two letters of which one has moved are two changes', () => {
  for (const name of ['lxxxl', 'lvxxl', 'lxexl']) assert.equal(nearest(name, ['level']), undefined, name)
})

test('a missing first letter is one change', () => {
  assert.equal(nearest('b', ['cc', 'ab']), 'ab')
})
