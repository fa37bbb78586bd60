/**
 * Valibot beside our schema.
 */
import * as v from 'valibot'
import { casesOf } from './also.mjs'

const order = (face_value) => v.object({ items: v.array(v.object({ face_value })) })
const askedFor = v.pipeAsync(
  v.number(),
  v.checkAsync(async (value) => value <= 500),
)

export const cases = casesOf({
  plain: order(v.pipe(v.number(), v.maxValue(500))),
  converting: order(v.pipe(v.string(), v.transform(Number))),
  asynchronous: v.objectAsync({ items: v.arrayAsync(v.objectAsync({ face_value: askedFor })) }),
})
