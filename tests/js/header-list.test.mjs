/**
 * The values of headers: lists, parameters and quoted strings, as RFC 9110 has them.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const { membersOf, splitOutsideQuotes, trimmed, unquoted } = await import(
  pathToFileURL(`${dist}/edge/header_list.js`).href
)

test('a separator in a quoted string separates nothing, also behind an escaped quote', () => {
  for (const [value, parts] of [
    ['', ['']],
    ['a', ['a']],
    ['a;b', ['a', 'b']],
    [' a ;\tb\t', ['a', 'b']],
    [';', ['', '']],
    ['"a;b";c', ['"a;b"', 'c']],
    ['"a\\";b";c', ['"a\\";b"', 'c']],
    ['"a\\\\";b', ['"a\\\\"', 'b']],
    ['a\\;b', ['a\\', 'b']],
    ['"a;b', ['"a;b']],
    ['a,b', ['a,b']],
  ]) {
    assert.deepEqual(splitOutsideQuotes(value, ';'), parts, value)
  }
})

test('a list has no empty members', () => {
  assert.deepEqual(membersOf(null), [])
  assert.deepEqual(membersOf(''), [])
  assert.deepEqual(membersOf(', a,, b ,'), ['a', 'b'])
})

test('spaces and tabs are trimmed, and no other white space', () => {
  assert.equal(trimmed(' \t a b\t '), 'a b')
  assert.equal(trimmed('\u00a0a\n'), '\u00a0a\n')
  assert.equal(trimmed(' \t'), '')
})

test('a quoted string is read without its quotes and escapes', () => {
  for (const [value, text] of [
    ['a', 'a'],
    ['"a"', 'a'],
    ['"a"b', 'a'],
    ['"a\\"b\\\\"', 'a"b\\'],
    ['"a', 'a'],
    ['"a\\', 'a'],
    ['""', ''],
  ]) {
    assert.equal(unquoted(value), text, value)
  }
})
