/**
 * The package converts the test vectors of docs/changelog-of-the-interface.json as they say.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { api } from './package.mjs'

const { convert, validateCall } = api
const file = new URL('../../docs/changelog-of-the-interface.json', import.meta.url)
const { payoutUrl, changes } = JSON.parse(readFileSync(file, 'utf8'))

test('the file has every change, each with vectors', () => {
  const entries = changes.map(({ vectors, ...entry }) => entry)
  assert.deepEqual(entries, api.changes)
  for (const { id, vectors } of changes) assert.ok(vectors.length > 0, id)
})

for (const { id, vectors } of changes)
  for (const [at, { shape, from, to, input, output, losses, gaps, method, url, version, listed }] of vectors.entries())
    test(`${id}, vector ${at}`, () => {
      if (method) {
        const { problems } = validateCall({ method, url }, { version })
        assert.equal(!problems.some(({ code }) => code === 'unknown_endpoint' || code === 'removed'), listed)
        return
      }
      const converted = convert(shape, input, { from, to, payoutUrl })
      assert.equal(converted.output, output)
      assert.deepEqual(
        converted.losses.map(({ pointer }) => pointer),
        losses,
      )
      assert.deepEqual(
        converted.gaps.map(({ pointer }) => pointer),
        gaps,
      )
    })
