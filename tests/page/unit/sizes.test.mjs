/** How the view "Files" writes sizes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typescript } from './typescript.mjs'

const { sizeInWords } = await typescript('www/src/views/files/format.ts')

test('a size has at most three digits before the point', () => {
  const sizes = [0, 1, 999, 1000, 1024, 1024 ** 2 - 100, 50 * 1024 ** 2, 1024 ** 3 - 1, 2000 * 1024 ** 3]
  assert.deepEqual(sizes.map(sizeInWords), [
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1.0 kB',
    '1.0 kB',
    '1.0 MB',
    '50.0 MB',
    '1.0 GB',
    '2,000.0 GB',
  ])
})
