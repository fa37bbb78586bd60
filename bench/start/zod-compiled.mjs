/** Lane G: Zod, which compiles its schema when the program starts. No goal is set against it; published all the same. */
import { compiledVerdict } from '../peers/zod.mjs'

export const first = (shape, text) => compiledVerdict(shape)(JSON.parse(text))
