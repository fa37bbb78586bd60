/** Lane G: Zod. */
import { verdict } from '../peers/zod.mjs'

export const first = (shape, text) => verdict(shape)(JSON.parse(text))
