/** What the arguments say about documents: their shape, their files, how they stand in those, and the options. */

import { BY_DEFAULT, encoded } from '../convert/convert_options.js'
import { languages } from '../generated/command.js'
import { shapes, versions } from '../generated/tables.js'
import { isQuery } from '../input/input.js'
import { oneOf } from '../options/checks.js'
import { type CheckedLimits, DEFAULTS, refuseEntries } from '../options/settings.js'
import { ArchiveError } from '../stream/archive_error.js'
import { convertBatch, NO_COMPLEMENTS, replyTo } from '../stream/batch.js'
import { documentsIn, refusePrettyPrinted } from '../stream/lines.js'
import type { Shape, Version } from '../types/types.js'
import { asUsage, UsageError } from './errors.js'
import { fileName, type InputKind, SIDES, type Values } from './flags.js'
import { nameOf, openInput, readDocument } from './inputs.js'
import { refuseSameFiles } from './same_files.js'

/**
 * Returns the shape, which is the first argument, and the files that follow it, at most `most` of them. Refuses files that
 * the command reads and writes at once.
 */
export async function shapeAndFilesOf(
  values: Values,
  [shape, ...files]: readonly string[],
  most = Number.POSITIVE_INFINITY,
) {
  if (shape === undefined) throw new UsageError(`the shape is missing: name one of ${shapes.join(', ')}`)
  const known: Shape = asUsage(() => oneOf(shapes)(shape, 'shape'))
  if (files.length > most) throw new UsageError(`too many arguments: leave out ${files.length - most} of them`)
  if (files.length === 0) throw new UsageError('the file is missing: name one, or - for standard input')
  const wrong = SIDES.find((name) => values[name] === '-')
  if (wrong) throw new UsageError(`--${wrong} cannot be standard output: name a file`)
  for (const file of files) asUsage(() => fileName(file, 'an argument'))
  const inputs = [...files, values['with-complements']]
  if (inputs.filter((file) => file === '-').length > 1)
    throw new UsageError('standard input can be read only once: name - once')
  await refuseSameFiles([values.output ?? '-', ...SIDES.map((name) => values[name])], inputs)
  return { shape: known, files, file: files[0] as string }
}

export async function optionsOf(shape: Shape, values: Values) {
  asUsage(() => refuseEntries(shape, values))
  const { bytes, depth } = DEFAULTS.limits
  return {
    version: values['api-version'],
    level: values.level,
    entries: values.entries,
    accept: values.accept,
    optional: values.optional,
    limits: { bytes: values['max-bytes'] ?? bytes, depth: values['max-depth'] ?? depth },
    messages: await languages[values.messages ?? 'en']?.(),
  }
}

/** Returns a function that tells whether a text can be read, and is no document of the shape. */
export function otherThan(shape: Shape, limits: Pick<CheckedLimits, 'bytes' | 'depth'>) {
  const [from, to] = [versions[0] as Version, versions.at(-1) as Version]
  const settings = encoded({ ...BY_DEFAULT, from, to, limits: { ...DEFAULTS.limits, ...limits } }).bytes
  const whole = { settings, held: NO_COMPLEMENTS, first: 0, keepsComplements: false, isWhole: true }
  return (bytes: Uint8Array) => replyTo(bytes, true, () => convertBatch(shape, bytes, whole)).others.length > 0
}

export function inputKindOf(input: InputKind | undefined, shape: Shape, file: string): InputKind {
  return input ?? (isQuery(shape) || isNamedLines(file) ? 'ndjson' : 'document')
}

export function isNamedLines(file: string): boolean {
  return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file)
}

/** A document in a file, and its place in a file of several. Of one that is over the limit, so much that it is refused. */
export interface FileDocument {
  file: string
  line?: number
  offset?: number
  bytes: Uint8Array
}

export async function* documentsOf(
  shape: Shape,
  files: readonly string[],
  input: InputKind | undefined,
  most: number,
): AsyncGenerator<FileDocument> {
  for (const file of files) {
    if (inputKindOf(input, shape, file) === 'document')
      yield { file, bytes: withoutLineEnd(shape, await readDocument(file, most)) }
    else yield* linesOf(shape, file, most)
  }
}

async function* linesOf(shape: Shape, file: string, most: number): AsyncGenerator<FileDocument> {
  try {
    for await (const { bytes, ...place } of documentsIn(await openInput(file), most, refusePrettyPrinted))
      yield { file, ...place, bytes: withoutLineEnd(shape, bytes) }
  } catch (error) {
    throw asSeveralLines(file, error)
  }
}

/** Returns an error in words if it is about a file whose first document spans several lines. */
export function asSeveralLines(file: string, error: unknown): unknown {
  const isOfLines = error instanceof ArchiveError && error.code === 'pretty_printed'
  return isOfLines ? new UsageError(`${nameOf(file)}, ${error.message}`) : error
}

/** Returns a document without its line end if it is a query, where that would belong to the last value. */
export function withoutLineEnd(shape: Shape, bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  if (isQuery(shape)) {
    if (bytes[end - 1] === 0x0a) end--
    if (bytes[end - 1] === 0x0d) end--
  }
  return bytes.subarray(0, end)
}
