/** Lane G: Valibot. It has no goal, but is published. */
import { verdict } from '../peers/valibot.mjs'

export const first = (shape, text) => verdict(shape)(JSON.parse(text))
