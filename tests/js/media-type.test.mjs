/**
 * The media type of a body, from the header `content-type`.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const { isJson, isUtf8, mediaTypeOf } = await import(pathToFileURL(`${dist}/edge/media_type.js`).href)

test('a media type is a type and a subtype, in any case, with its first charset', () => {
  for (const [header, type] of [
    ['application/json', { essence: 'application/json' }],
    ['Application/JSON', { essence: 'application/json' }],
    ['text/plain; q=1', { essence: 'text/plain' }],
    ['application/json;charset=UTF-8', { essence: 'application/json', charset: 'utf-8' }],
    ['application/json ; Charset="utf\\-8"; charset=latin1', { essence: 'application/json', charset: 'utf-8' }],
    ['application/problem+json; =x; charset', { essence: 'application/problem+json' }],
    ["a!#$&'*+.^`|~-_9/b", { essence: "a!#$&'*+.^`|~-_9/b" }],
  ]) {
    assert.deepEqual(mediaTypeOf(header), type, header)
  }
})

test('what is missing or malformed is no media type', () => {
  for (const header of [
    null,
    '',
    'json',
    'a/b/c',
    '/json',
    'application/',
    'a b/c',
    'a/b c',
    'é/json',
    'application/é',
  ]) {
    assert.equal(mediaTypeOf(header), undefined, String(header))
  }
})

test('JSON is application/json, text/json and every +json, in UTF-8', () => {
  for (const essence of ['application/json', 'text/json', 'application/problem+json'])
    assert.equal(isJson({ essence }), true, essence)
  for (const essence of ['text/plain', 'application/json5', 'application/jsonp', 'json'])
    assert.equal(isJson({ essence }), false, essence)
  assert.deepEqual(
    [undefined, 'utf-8', 'utf8', 'utf-16', ''].map((charset) => isUtf8({ charset })),
    [true, true, true, false, false],
  )
})
