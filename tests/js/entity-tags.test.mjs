/**
 * The entity tags of converted responses: how the service's tags are changed, and which tags of a client are sent back.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const { tagFor, tagsOfService } = await import(pathToFileURL(`${dist}/edge/entity_tag.js`).href)
const OLD = '2023-07-27'
const NEW = '2024-02-05'

test('a tag names its version, is weak, and comes back as it was', () => {
  for (const tag of ['"1"', 'W/"1"', '""', '"!#~\x80\xff"']) {
    const ours = tagFor(OLD, tag)
    assert.match(ours, /^W\/"2023-07-27;[sw];/, tag)
    assert.equal(tagsOfService(OLD, ours), tag)
    assert.equal(tagsOfService(NEW, ours), undefined, tag)
  }
  assert.equal(tagFor(OLD, '"1"'), 'W/"2023-07-27;s;1"')
  assert.equal(tagFor(OLD, 'W/"1"'), 'W/"2023-07-27;w;1"')
})

test('what is no tag becomes none', () => {
  for (const tag of ['', '1', '"1', '1"', 'x"1"', '"1"x', 'w/"1"', '"a"b"', '"a b"', '"\x7f"']) {
    assert.equal(tagFor(OLD, tag), undefined, JSON.stringify(tag))
  }
})

test('of several tags those of the version go to the service', () => {
  const tags = [tagFor(OLD, '"1"'), tagFor(NEW, '"2"'), '"3"', 'none', tagFor(OLD, 'W/"4"')].join(', ')
  assert.equal(tagsOfService(OLD, tags), '"1", W/"4"')
  assert.equal(tagsOfService(OLD, ''), undefined)
  assert.equal(tagsOfService(OLD, '*'), '*')
})
