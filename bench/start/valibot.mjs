/** Lane G: Valibot. No goal is set against it; published all the same. */
import { verdict } from '../peers/valibot.mjs'

export const first = (shape, text) => verdict(shape)(JSON.parse(text))
