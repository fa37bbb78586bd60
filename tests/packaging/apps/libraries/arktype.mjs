/**
 * ArkType beside our schema. Its schemas are synchronous, so the asynchronous one is made of one.
 */
import { type } from 'arktype'
import { casesOf } from './also.mjs'

const order = (face_value) => type({ items: type({ face_value }).array() })
const plain = order('number <= 500')

export const cases = casesOf({
  plain,
  converting: order('string.numeric.parse'),
  asynchronous: {
    '~standard': { ...plain['~standard'], validate: async (value) => plain['~standard'].validate(value) },
  },
})
