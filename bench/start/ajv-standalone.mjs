/** Lane G: Ajv compiled at build time. It has no goal, but is published. */
import { verdict } from '../.made/ajv-source.mjs'

export const first = (shape, text) => verdict(shape)(JSON.parse(text))
