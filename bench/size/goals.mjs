/** The highest sizes that the design allows for downloads, in brotli bytes; 1 KB is 1,000 bytes. */
import { CHECK, EDGE, STREAM, WHOLE } from './parts.mjs'

/** @type {Record<string, number>} */
export const DOWNLOADS = { [CHECK]: 38_000, [WHOLE]: 75_000, [STREAM]: 78_000, [EDGE]: 80_000 }
