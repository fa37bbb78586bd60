/** The sizes of downloads, in brotli bytes; 1 KB is 1,000 bytes. */
import { CHECK, EDGE, STREAM, WHOLE } from './parts.mjs'

/**
 * What each may have at most. The first goals were 38, 75, 78 and 80 KB. The converter that knows no service, takes any number
 * of steps and makes its catalogue from readable tables has 6 KB more than they foresaw. What would save them costs more than it
 * gives: LLVM's level `z` 2.8 KB for conversions that take 25 % longer; a catalogue that is written as data some 2 KB for 250
 * lines.
 *
 * @type {Record<string, number>}
 */
export const DOWNLOADS = { [CHECK]: 38_500, [WHOLE]: 82_000, [STREAM]: 86_000, [EDGE]: 88_500 }
