/** Runs the lines whose types tests/types/runs.ts states: a type must not be narrower than what a run gives. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { transform } from 'esbuild'
import { api } from './package.mjs'

test('a run gives what the types say', async () => {
  const source = await readFile(new URL('../types/runs.ts', import.meta.url), 'utf8')
  const { code } = await transform(source, { loader: 'ts', format: 'cjs', supported: { 'dynamic-import': false } })
  let compared = 0
  const equal = (found, expected) => {
    assert.deepEqual(found, expected)
    compared++
  }
  new Function('require', 'exports', 'equal', 'options', code)(() => api, {}, equal, { version: '2023-07-27' })
  assert.equal(compared, 14)
})
