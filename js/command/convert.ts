/** `order-contract convert`. conversion_report.ts has its messages. */
import { type ConvertStreamOptions, convertInto } from '../stream/convert_stream.js'
import { Whole } from '../stream/whole.js'
import { ArchiveError, type ConversionSummary } from '../stream_api.js'
import type { Shape } from '../types.js'
import { reportConverted, reportRefused, reportWrongComplement } from './conversion_report.js'
import { inputKindOf, refuseArray, settingsOf, shapeAndFileOf } from './documents.js'
import { UsageError } from './errors.js'
import { SHARED, type Values } from './flags.js'
import { type Input, openInput } from './inputs.js'
import { finishAll, type OutputFile, openOutput, openOutputFile, outputInto, streamInto } from './outputs.js'
import { ProgressBar, pass } from './progress.js'
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
      const summary = await convertFile({ shape, file, held, options, isDocument, to })
      await to.summary?.write(Buffer.from(`${JSON.stringify(summary, null, 2)}\n`))
      await finishAll([to.output, to.rejects, to.complements, to.summary])
      // Probably its shape or version is another one.
      const isUnchanged = !isDocument && options.from !== options.to && summary.converted > 0 && summary.changed === 0
      reportConverted(summary, values, isUnchanged)
      return summary.rejected > 0 ? REFUSED : OK
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      // Of a single document that is refused, nothing is written.
      const isPartial = to.output.isInPlace && !isDocument
      if (isPartial) await to.output.end()
      if (error.source === 'complements') reportWrongComplement(error, file, held ?? '')
      else reportRefused(error, file, isPartial)
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

interface Outputs {
  output: OutputFile
  rejects: OutputFile | undefined
  complements: OutputFile | undefined
  summary: OutputFile | undefined
}

async function outputsOf(values: Values, inputs: readonly (string | undefined)[]): Promise<Outputs> {
  const wrong = SIDES.find((name) => values[name] === '-')
  if (wrong) throw new UsageError(`--${wrong} cannot be standard output: name a file`)
  await refuseSameFiles([values.output, ...SIDES.map((name) => values[name])], inputs)
  const open = async (path: string | undefined) => (path === undefined ? undefined : openOutputFile(path))
  return {
    rejects: await open(values.rejects),
    complements: await open(values.complements),
    summary: await open(values.summary),
    output: await openOutput(values.output),
  }
}

interface FileConversion {
  shape: Shape
  file: string
  /** The file of complements. */
  held: string | undefined
  options: Awaited<ReturnType<typeof conversionOf>>
  isDocument: boolean
  to: Outputs
}

async function convertFile({ shape, file, held, options, isDocument, to }: FileConversion): Promise<ConversionSummary> {
  const { input, complement } = await openInputs(file, held)
  const bar = new ProgressBar(file, 'read', input.size)
  const all: ConvertStreamOptions = {
    ...options,
    rejects: to.rejects && streamInto(to.rejects),
    complements: to.complements && streamInto(to.complements),
    complement,
    onProgress: isDocument ? undefined : (progress) => bar.update(progress),
  }
  const framing = isDocument ? new Whole(options.limits.bytes) : undefined
  try {
    const sink = convertInto(outputInto(to.output), shape, all, framing)
    return await pass(input, sink, (first) => refuseArray(shape, file, first))
  } finally {
    bar.clear()
  }
}

/** Opens the file and its complements. An open pipe would keep the process alive if the other one fails. */
async function openInputs(file: string, held: string | undefined) {
  const complements = held === undefined ? undefined : await openInput(held)
  try {
    return { input: await openInput(file), complement: complements && streamOf(complements) }
  } catch (error) {
    complements?.close()
    throw error
  }
}

function streamOf(input: Input): ReadableStream<Uint8Array> {
  const chunks = input.chunks()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => input.close(),
    },
    { highWaterMark: 0 },
  )
}
