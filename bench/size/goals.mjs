/** The sizes of downloads, in brotli bytes; 1 KB is 1,000 bytes. */
import { CHECK, EDGE, STREAM, WHOLE } from './parts.mjs'

/**
 * What each may have at most: what it has today, so that nothing grows unseen. These are not the goals of the design (44 KB for
 * `validate`, 62 for `convert`, 48 for a receiver, 66 for streams): those need two cores behind one import, and a smaller converter.
 *
 * @type {Record<string, number>}
 */
export const DOWNLOADS = { [CHECK]: 42_000, [WHOLE]: 104_000, [STREAM]: 108_000, [EDGE]: 110_500 }
