/**
 * How long anything is waited for, in milliseconds: a busy machine takes its time, and only what never comes is a failure.
 */
export const PATIENCE = 120_000
