/**
 * What stops the reading of a document, as against what is wrong with one that can be read.
 */
import { codes, fatalCodes } from './generated/tables.js'
import type { Code, Severities } from './types.js'

/** Whether nothing more was checked after it. */
export function isFatal(code: Code): boolean {
  return (fatalCodes as readonly Code[]).includes(code)
}

/** Severities under which nothing else is found. */
export function fatalAlone(): Severities {
  return Object.fromEntries(codes.filter((code) => !isFatal(code)).map((code) => [code, 'off']))
}
