/** The sizes of downloads, in brotli bytes; 1 KB is 1,000 bytes. */

/**
 * What each may have at most: a twentieth more than it has, so that nothing grows unseen. The design asks for less, as the comments
 * say: that needs a smaller converter, and sentences of checks and conversions apart.
 *
 * @type {Record<string, number>}
 */
export const DOWNLOADS = {
  '{ validate }': 55_000, // 44 KB
  '{ convert }': 88_000, // 62 KB
  '{ validate, convert }': 120_000, // 92 KB
  '{ createReceiver } from /edge': 59_000, // 48 KB
  '{ translateCall } from /edge': 92_000, // 66 KB
  '{ validateStream } from /stream': 57_500,
  '{ convertStream } from /stream': 92_500, // 66 KB
}
