/** Refuses files that are not what the arguments say but would be read as documents. */
import { isList, isQuery } from '../closed_lists.js'
import { lists } from '../generated/tables.js'
import { isBlank } from '../stream/documents_in.js'
import type { Problem, Shape } from '../types.js'
import { nameOf } from './input_files.js'
import { isNamedLines } from './options.js'
import { UsageError } from './usage_error.js'

/** The character `[`. */
const OPEN = 0x5b

/** Refuses an array where one document is expected: a conversion would leave it unchanged. */
export function refuseArray(shape: Shape, file: string, bytes: Uint8Array): void {
  const advice = adviceOnArray(shape, file, bytes)
  if (advice !== undefined) throw new UsageError(advice)
}

/** Advises how to check a file of several documents that was read as one; undefined for any other file. */
export function adviceOnSeveral(
  shape: Shape,
  file: string,
  bytes: Uint8Array,
  problems: readonly Problem[],
): string | undefined {
  return adviceOnArray(shape, file, bytes) ?? adviceOnLength(file, problems)
}

/** Refuses a file that by its name has a document in each line. */
export function refuseLines(file: string): void {
  if (isNamedLines(file)) throw new UsageError(`${nameOf(file)} has a document in each line: fix takes one document`)
}

/** Returns whether a file begins with an array, and its documents do not. */
export function isArray(shape: Shape, bytes: Uint8Array): boolean {
  if (isList(shape) || isQuery(shape)) return false
  return bytes.find((byte) => !isBlank(byte)) === OPEN
}

function adviceOnArray(shape: Shape, file: string, bytes: Uint8Array): string | undefined {
  if (!isArray(shape, bytes)) return undefined
  const list = lists.find((list) => list === `${shape}-list`)
  const page = list === undefined ? '' : `, or the shape ${list} for a page of ${shape}s`
  return `${nameOf(file)} begins with an array: pass --input array to read its elements${page}`
}

function adviceOnLength(file: string, problems: readonly Problem[]): string | undefined {
  if (problems.every(({ code }) => code !== 'too_large')) return undefined
  return `${nameOf(file)} is long: if each line is a document, pass --input ndjson`
}
