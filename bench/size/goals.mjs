/** The sizes of downloads, in brotli bytes; 1 KB is 1,000 bytes. */
import { CHECK, EDGE, STREAM, WHOLE } from './parts.mjs'

/** What the design allows. @type {Record<string, number>} */
export const DOWNLOADS = { [CHECK]: 38_000, [WHOLE]: 75_000, [STREAM]: 78_000, [EDGE]: 80_000 }

/** What `npm test` allows while a goal is not reached: no part may grow any more. @type {Record<string, number>} */
export const LIMITS = { [CHECK]: 38_400, [WHOLE]: 81_500, [STREAM]: 85_600, [EDGE]: 88_200 }
