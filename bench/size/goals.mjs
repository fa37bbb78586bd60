/** The highest sizes that the design allows for downloads, in brotli bytes; 1 KB is 1,000 bytes. */
import { CHECK, SLIM, STREAM, WHOLE } from './parts.mjs'

/** @typedef {Record<string, { atMost: number }>} Goals */

/** @type {Goals} Lane H. */
export const DOWNLOADS = {
  [CHECK]: { atMost: 31_000 },
  [SLIM]: { atMost: 67_000 },
  [WHOLE]: { atMost: 69_000 },
  [STREAM]: { atMost: 78_000 },
}

/** The size of a language for programs that validate and convert. */
const LANGUAGE = { atMost: 4_000 }

/** @type {Goals} */
export const GOALS = { ...DOWNLOADS, 'messages/de': LANGUAGE, 'messages/es': LANGUAGE, 'messages/fr': LANGUAGE }
