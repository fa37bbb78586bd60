/**
 * The parts that an archive is cut into, for both formats. lines.ts and elements.ts do the cutting. The core takes
 * whole documents in batches; a document over the limit is not kept in memory.
 */
/** The length of a batch in bytes, unless a document is longer. */
export const BATCH = 1 << 18;
/** The byte of a line feed. */
export const LF = 10;
