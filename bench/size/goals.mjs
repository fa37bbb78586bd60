/** What the design allows a download to weigh, in brotli bytes; 1 KB is 1,000 bytes. */
import { CHECK, SLIM, WHOLE } from './parts.mjs'

/** @type {Record<string, { atMost: number, aim: number }>} */
export const GOALS = {
  [CHECK]: { atMost: 24_000, aim: 20_000 },
  [SLIM]: { atMost: 34_000, aim: 30_000 },
  [WHOLE]: { atMost: 36_000, aim: 31_000 },
}
