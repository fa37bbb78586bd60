/** A job: what the arguments say about documents, which are their shape, their files, how they stand in those, and the options. */
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
import { type FlagName, fileName, SIDES, type Values } from './flags.js'
import { nameOf, openInput, readDocument } from './inputs.js'
import { refuseSameFiles } from './same_files.js'

export interface Subcommand {
  usage: string
  /** One line that says what it does. */
  summary: string
  flags: readonly FlagName[]
  /** Whether it takes one file only. */
  isSingle?(values: Values): boolean
  run(job: Job): Promise<number>
}

export type Job = Awaited<ReturnType<typeof jobOf>>

/** Reads the shape, which is the first argument, and the files that follow it. Refuses files that are read and written at once. */
export async function jobOf({ isSingle }: Subcommand, values: Values, [name, ...files]: readonly string[]) {
  if (name === undefined) throw new UsageError(`the shape is missing: name one of ${shapes.join(', ')}`)
  const shape: Shape = asUsage(() => oneOf(shapes)(name, 'shape'))
  const [file] = files
  if (file === undefined) throw new UsageError('the file is missing: name one, or - for standard input')
  if (files.length > 1 && isSingle?.(values))
    throw new UsageError(`too many arguments: leave out ${files.length - 1} of them`)
  const wrong = SIDES.find((name) => values[name] === '-')
  if (wrong) throw new UsageError(`--${wrong} cannot be standard output: name a file`)
  for (const file of files) asUsage(() => fileName(file, 'an argument'))
  const inputs = [...files, values['with-complements']]
  if (inputs.filter((file) => file === '-').length > 1)
    throw new UsageError('standard input can be read only once: name - once')
  await refuseSameFiles([values.output ?? '-', ...SIDES.map((name) => values[name])], inputs)
  const options = await optionsOf(shape, values)
  return { shape, file, values, options, documents: () => documentsOf(shape, files, values, options.limits.bytes) }
}

async function optionsOf(shape: Shape, values: Values) {
  asUsage(() => refuseEntries(shape, values))
  const { bytes, depth } = DEFAULTS.limits
  return {
    entries: values.entries,
    limits: { bytes: values['max-bytes'] ?? bytes, depth: values['max-depth'] ?? depth },
    messages: await languages[values.messages ?? 'en']?.(),
  }
}

export function conversionOf({ options, values }: Job) {
  const { from, to, 'payout-url': payoutUrl } = values
  if (from === undefined || to === undefined)
    throw new UsageError('a version is missing: name both with --from and --to')
  return { ...options, from, to, payoutUrl }
}

/** Returns a function that tells whether a text can be read, and is no document of the shape. */
export function otherThan(shape: Shape, limits: Pick<CheckedLimits, 'bytes' | 'depth'>) {
  const [from, to] = [versions[0] as Version, versions.at(-1) as Version]
  const settings = encoded({ ...BY_DEFAULT, from, to, limits: { ...DEFAULTS.limits, ...limits } }).bytes
  const whole = { settings, held: NO_COMPLEMENTS, first: 0, keepsComplements: false, isWhole: true }
  return (bytes: Uint8Array) => replyTo(bytes, true, () => convertBatch(shape, bytes, whole)).others.length > 0
}

/** Returns whether a file has a document in each line. */
export function isOfLines(file: string, shape: Shape, { input }: Values): boolean {
  return input === undefined ? isQuery(shape) || isNamedLines(file) : input === 'ndjson'
}

export function isNamedLines(file: string): boolean {
  return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file)
}

/** The file of a document. In one of several documents, the line where it begins, from 1, and the offset in bytes. */
export interface FilePlace {
  file: string
  line?: number
  offset?: number
}

/** A document in a file. Of one that is over the limit, so much that it is refused. */
export interface FileDocument extends FilePlace {
  bytes: Uint8Array
}

async function* documentsOf(
  shape: Shape,
  files: readonly string[],
  values: Values,
  most: number,
): AsyncGenerator<FileDocument> {
  for (const file of files) {
    const found = isOfLines(file, shape, values)
      ? linesOf(file, most)
      : [{ file, bytes: await readDocument(file, most) }]
    for await (const document of found) yield { ...document, bytes: withoutLineEnd(shape, document.bytes) }
  }
}

async function* linesOf(file: string, most: number): AsyncGenerator<FileDocument> {
  try {
    for await (const document of documentsIn(await openInput(file), most, refusePrettyPrinted))
      yield { file, ...document }
  } catch (error) {
    throw asSeveralLines(file, error)
  }
}

/** Returns an error in words if it is about a file whose first document spans several lines. */
export function asSeveralLines(file: string, error: unknown): unknown {
  const isPretty = error instanceof ArchiveError && error.code === 'pretty_printed'
  return isPretty ? new UsageError(`${nameOf(file)}, ${error.message}`) : error
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
