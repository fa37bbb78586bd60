/** The code that the view "Webhook" shows answers the deliveries that can be picked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const { deliveries } = await typescript('www/src/samples/index.ts')

test('there is a delivery that is taken, and one that is not', () => {
  const valid = deliveries.map(({ shape, text }) => api.validate(shape, text).valid)
  assert.deepEqual(valid, [true, false])
})
