/**
 * Zod beside our schema.
 */
import { z } from 'zod'
import { casesOf } from './also.mjs'

const order = (face_value) => z.object({ items: z.array(z.object({ face_value })) })

export const cases = casesOf({
  plain: order(z.number().max(500)),
  converting: order(z.string().transform(Number)),
  asynchronous: order(z.number().refine(async (value) => value <= 500)),
})
