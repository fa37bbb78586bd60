/** Lane G: Zod, which compiles its schema when the program starts. It has no goal, but is published. */
import { compiledVerdict } from '../peers/zod.mjs'

export const first = (shape, text) => compiledVerdict(shape)(JSON.parse(text))
