/** `order-contract convert`. conversion_report.ts has its messages. */
import { ReadableStream as NodeStream } from 'node:stream/web'
import { convertInto } from '../stream/convert_stream.js'
import { Whole } from '../stream/whole.js'
import { ArchiveError } from '../stream_api.js'
import type { Shape } from '../types.js'
import { reportConverted, reportRefused } from './conversion_report.js'
import { inputKindOf, refuseTwoOfStandardInput, settingsOf, shapeAndFileOf, withoutArray } from './documents.js'
import { UsageError } from './errors.js'
import { SHARED, type Values } from './flags.js'
import { openInput } from './inputs.js'
import { finishAll, type OutputFile, openOutput } from './outputs.js'
import { clearLine, pass, progressBar } from './progress.js'
import { refuseSameFiles } from './same_files.js'
import { OK, REFUSED, type Subcommand } from './subcommand.js'

/** The flags that name a file beside the result. */
const SIDES = ['rejects', 'complements', 'summary'] as const

export const convertCommand: Subcommand = {
  usage: 'SHAPE FILE --from DATE --to DATE',
  summary: 'Convert documents from one API version to another.',
  flags: [
    'from',
    'to',
    'output',
    ...SIDES,
    'with-complements',
    'payout-url',
    'on-loss',
    'on-orphan',
    'input',
    ...SHARED,
  ],
  async run(values, positionals) {
    const { shape, file } = shapeAndFileOf(positionals)
    const options = await conversionOf(shape, values)
    const isDocument = inputKindOf(values.input, shape, file) === 'document'
    const held = values['with-complements']
    const to = await outputsOf(values, [file, held])
    try {
      const summary = await convertFile({ shape, file, held, isDocument }, options, to)
      await to.summary?.write(Buffer.from(`${JSON.stringify(summary, null, 2)}\n`))
      await finishAll([to.output, to.rejects, to.complements, to.summary])
      const { converted, changed, rejected } = summary
      // Probably the shape or the version of an archive is another one.
      const isUnchanged = !isDocument && options.from !== options.to && converted > 0 && changed === 0
      reportConverted(summary, to.complements !== undefined, isUnchanged)
      return rejected > 0 ? REFUSED : OK
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      // Of a single document that is refused, nothing is written.
      const isPartial = to.output.isInPlace && !isDocument
      if (isPartial) await to.output.end()
      reportRefused(error, file, held, isPartial)
      return REFUSED
    }
  },
}

/** Returns the options of a conversion. */
async function conversionOf(shape: Shape, values: Values) {
  const { from, to, 'payout-url': payoutUrl, 'on-loss': onLoss, 'on-orphan': onOrphan } = values
  if (from === undefined || to === undefined)
    throw new UsageError('a version is missing: name both with --from and --to')
  const { entries, limits, messages } = await settingsOf(shape, values)
  return { from, to, payoutUrl, onLoss, onOrphan, entries, limits, messages }
}

type Outputs = { output: OutputFile } & { [N in (typeof SIDES)[number]]: OutputFile | undefined }

async function outputsOf(values: Values, inputs: readonly (string | undefined)[]): Promise<Outputs> {
  const wrong = SIDES.find((name) => values[name] === '-')
  if (wrong) throw new UsageError(`--${wrong} cannot be standard output: name a file`)
  refuseTwoOfStandardInput(inputs)
  await refuseSameFiles([values.output, ...SIDES.map((name) => values[name])], inputs)
  const open = async (path: string | undefined) => (path === undefined ? undefined : openOutput(path))
  return {
    rejects: await open(values.rejects),
    complements: await open(values.complements),
    summary: await open(values.summary),
    output: await openOutput(values.output),
  }
}

/** What is converted: the file, and that of its complements. */
interface ConvertedFile {
  shape: Shape
  file: string
  held: string | undefined
  isDocument: boolean
}

type ConversionSettings = Awaited<ReturnType<typeof conversionOf>>

async function convertFile({ shape, file, held, isDocument }: ConvertedFile, options: ConversionSettings, to: Outputs) {
  const complements = held === undefined ? undefined : await openInput(held)
  const { size, chunks } = await openInput(file)
  const all = {
    ...options,
    rejects: to.rejects && streamInto(to.rejects),
    complements: to.complements && streamInto(to.complements),
    complement: complements && (NodeStream.from(complements.chunks) as ReadableStream<Uint8Array>),
    onProgress: isDocument ? undefined : progressBar(size),
  }
  const output = { write: to.output.write, close: async () => undefined, abort: () => undefined }
  const framing = isDocument ? new Whole(options.limits.bytes) : undefined
  const sink = convertInto(output, shape, all, framing)
  return pass(withoutArray(shape, file, chunks), sink).finally(clearLine)
}

/** Returns a stream that writes into a file. Closing it does not end the file. */
function streamInto(file: OutputFile): WritableStream<Uint8Array> {
  return new WritableStream({ write: file.write })
}
