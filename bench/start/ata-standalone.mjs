/** Lane G: ata-validator compiled at build time. No goal is set against it; published all the same. */
import { verdict } from '../.made/ata-source.mjs'

export const first = (shape, text) => verdict(shape)(JSON.parse(text))
