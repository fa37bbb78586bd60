/**
 * Hooks that fail after the time limit, and claims with an id. tests/edge runs the same in the runtimes.
 */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { runScenarios, SCENARIOS } from '../edge/apps/receiver/late.mjs'
import { dist } from './package.mjs'

const { createReceiver } = await import(pathToFileURL(`${dist}/edge.js`).href)

describe('late', async () => {
  const results = await runScenarios(createReceiver).catch((error) => error)
  for (const [name, { expected }] of Object.entries(SCENARIOS))
    test(name, () => assert.deepEqual(results[name], expected))
})
