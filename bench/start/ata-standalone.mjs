/** Lane G: ata-validator compiled at build time. It has no goal, but is published. */
import { verdict } from '../.made/ata-source.mjs'

export const first = (shape, text) => verdict(shape)(JSON.parse(text))
