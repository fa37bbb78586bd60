/** The highest sizes that the design allows for downloads, in brotli bytes; 1 KB is 1,000 bytes. */
import { CHECK, SLIM, WHOLE } from './parts.mjs'

/** @typedef {Record<string, { atMost: number, aim?: number }>} Goals */

/** @type {Goals} Lane H. */
export const DOWNLOADS = {
  [CHECK]: { atMost: 24_000, aim: 20_000 },
  [SLIM]: { atMost: 34_000, aim: 30_000 },
  [WHOLE]: { atMost: 36_000, aim: 31_000 },
}

/** The size of a language for programs that validate and convert. */
const LANGUAGE = { atMost: 4_000 }

/** @type {Goals} */
export const GOALS = { ...DOWNLOADS, 'messages/de': LANGUAGE, 'messages/es': LANGUAGE, 'messages/fr': LANGUAGE }
