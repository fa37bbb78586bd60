/** Lane G: Ajv, which compiles its schema when the program starts. */
import { compile } from '../peers/ajv.mjs'

export const first = (shape, text) => compile(shape)(JSON.parse(text))
