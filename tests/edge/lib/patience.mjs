/**
 * How long the tests wait for anything, in milliseconds. It is long, so that a busy machine fails no test.
 */
export const PATIENCE = 120_000
