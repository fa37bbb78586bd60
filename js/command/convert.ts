/** The command `order-contract convert`. conversion_report.ts has its messages. */
import { convert } from '../api.js'
import type { Complement } from '../conversion.js'
import type { ConvertOptions } from '../convert_options.js'
import { Complements, complementOf } from '../stream/complements.js'
import { convertInto } from '../stream/convert_stream.js'
import { byUnit } from '../stream/core_batch.js'
import { excerptOf } from '../stream/excerpt.js'
import { Tallies } from '../stream/summary.js'
import { ArchiveError, type ConversionSummary, type ConvertStreamOptions } from '../stream_api.js'
import type { Shape } from '../types.js'
import type { Given } from './arguments.js'
import { type Command, done, OK, REFUSED } from './command.js'
import { reportConverted, reportRefused, reportWrongComplement } from './conversion_report.js'
import { refuseArray, refuseCompressed } from './file_checks.js'
import { identitiesOf } from './file_identities.js'
import { nameOf, openChecked, openSource, pump, readMeasured, streamOf } from './input_files.js'
import { cutLineEnd } from './line_end.js'
import * as options from './options.js'
import { openOutput, openSink, outputInto, type Sink, STDOUT, streamInto } from './output_files.js'
import { ProgressBar, progressLine } from './progress.js'
import { UsageError } from './usage_error.js'

const FILES = ['output', 'rejects', 'complements', 'summary'] as const

export const convertCommand: Command = {
  usage: 'SHAPE FILE --from DATE --to DATE',
  summary: 'Convert documents from one API version to another.',
  options: {
    from: { type: 'string', value: 'DATE', help: 'The API version that the documents have.' },
    to: { type: 'string', value: 'DATE', help: 'The API version that they are to have.' },
    output: { type: 'string', short: 'o', value: 'FILE', help: 'Where to write. The default is standard output.' },
    rejects: {
      type: 'string',
      value: 'FILE',
      help: 'Where to write documents that cannot be converted. Without it the first one ends the conversion.',
    },
    complements: { type: 'string', value: 'FILE', help: 'Where to write what the way back needs.' },
    'with-complements': { type: 'string', value: 'FILE', help: 'The complements of the conversion the other way.' },
    summary: { type: 'string', value: 'FILE', help: 'Where to write the summary, as JSON.' },
    'payout-url': { type: 'string', value: 'POINTER', help: 'Where the URL is inside `payout`. The default is /url.' },
    'on-loss': {
      type: 'string',
      value: 'report|error',
      help: 'Whether a document that would lose something is refused.',
    },
    'on-orphan': {
      type: 'string',
      value: 'error|drop',
      help: 'What happens to parts of a complement without a match.',
    },
    ...options.INPUT,
    ...options.ENTRIES,
    ...options.LIMIT,
    ...options.MESSAGES,
    ...options.HELP,
  },
  async run(given) {
    const { shape, files } = options.shapeOf(given)
    const file = options.onlyFileOf(files)
    const settings = await settingsOf(given, shape)
    const kind = options.inputKindOf(given, shape, file)
    const held = given.values['with-complements']
    const to = await outputsOf(given, [file, held])
    const task: Task = { shape, file, kind, settings, to, held, most: options.mostBytesOf(given) }
    try {
      const summary = kind === 'document' ? await oneDocument(task) : await archive(task)
      if (to.summary) await to.summary.write(encoder.encode(`${JSON.stringify(summary, null, 2)}\n`))
      for (const sink of Object.values(to)) await sink?.finish()
      reportConverted(summary, to, isUnchanged(task, summary))
      return summary.rejected > 0 ? REFUSED : OK
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      const isPartial = to.output.isInPlace
      if (isPartial) await to.output.finish()
      if (error.source === 'complements') reportWrongComplement(error, file, held ?? '')
      else reportRefused(error, file, isPartial)
      return REFUSED
    }
  },
}

const encoder = new TextEncoder()

interface Task {
  shape: Shape
  file: string
  kind: options.InputKind
  settings: ConvertOptions
  to: Outputs
  /** The file of complements. */
  held: string | undefined
  most: number
}

interface Outputs {
  output: Sink
  rejects: Sink | undefined
  complements: Sink | undefined
  summary: Sink | undefined
}

async function settingsOf(given: Given, shape: Shape): Promise<ConvertOptions> {
  const from = options.versionOf(given, 'from')
  const to = options.versionOf(given, 'to')
  if (from === undefined || to === undefined)
    throw new UsageError('a version is missing: name both with --from and --to')
  const own = {
    from,
    to,
    payoutUrl: given.values['payout-url'],
    onLoss: given.values['on-loss'] as ConvertOptions['onLoss'],
    onOrphan: given.values['on-orphan'] as ConvertOptions['onOrphan'],
  }
  return options.settingsOf(given, own, (settings) => convert(shape, '', settings))
}

async function outputsOf({ values }: Given, inputs: readonly (string | undefined)[]): Promise<Outputs> {
  const wrong = FILES.find((name) => name !== 'output' && values[name] === '-')
  if (wrong) throw new UsageError(`--${wrong} cannot be standard output: name a file`)
  if (inputs.every((path) => path === '-')) throw new UsageError('standard input can be read only once: name - once')
  const toStdout = values.output === undefined || values.output === '-'
  const named = FILES.map((name) => (name === 'output' && toStdout ? STDOUT : values[name]))
  const outputs = await identitiesOf(named)
  if (new Set(outputs).size < outputs.length)
    throw new UsageError('two outputs have the same file: name a file for each')
  const read = new Set(await identitiesOf(inputs))
  if (outputs.some((file) => read.has(file)))
    throw new UsageError('an output has the same file as an input: name another file for it')
  const sink = async (name: (typeof FILES)[number]) => {
    const path = values[name]
    return path === undefined ? undefined : openSink(path)
  }
  return {
    rejects: await sink('rejects'),
    complements: await sink('complements'),
    summary: await sink('summary'),
    output: await openOutput(values.output),
  }
}

/** Returns whether an archive has no changed document: probably its shape or version is another one. */
function isUnchanged({ kind, settings }: Task, { converted, changed }: ConversionSummary): boolean {
  return kind !== 'document' && settings.from !== settings.to && converted > 0 && changed === 0
}

async function archive({ shape, file, kind, settings, to, held }: Task): Promise<ConversionSummary> {
  done.file = nameOf(file)
  // Before the file: standard input that has been read would keep the process alive if this fails.
  const complements = held === undefined ? undefined : await openSource(held)
  const source = await openChecked(file, (first) => {
    if (kind === 'ndjson') refuseArray(shape, file, first)
    // Otherwise the lines would be rejected one by one, and nothing would say that the file is compressed.
    if (kind === 'array' || to.rejects) refuseCompressed(shape, first)
  })
  const bar = new ProgressBar(source.size)
  const { complement: _, ...rest } = settings
  const streamOptions: ConvertStreamOptions = {
    ...rest,
    format: options.archiveFormatOf(kind),
    rejects: to.rejects && streamInto(to.rejects),
    complements: to.complements && streamInto(to.complements),
    complement: complements && streamOf(complements),
    onProgress(progress) {
      bar.update(progress)
      done.line = progressLine(progress, nameOf(file), 'read')
    },
  }
  const stream = convertInto(outputInto(to.output), shape, streamOptions)
  try {
    await pump(source, stream.writable)
    return await stream.summary
  } finally {
    bar.clear()
  }
}

/** Converts a file with a single document. Writes the same files as for an archive. */
async function oneDocument({ shape, file, settings, to, held, most }: Task): Promise<ConversionSummary> {
  // A document that keeps its version is copied, whatever its length.
  const kept = settings.from === settings.to ? Number.POSITIVE_INFINITY : most
  const { bytes, length } = await readMeasured(file, kept)
  refuseArray(shape, file, bytes)
  const complement = held === undefined ? undefined : await complementIn(held, most)
  const [document, lineEnd] = cutLineEnd(shape, bytes)
  const converted = convert(shape, document as never, complement ? { ...settings, complement } : settings)
  const summary: ConversionSummary = {
    bytes: length,
    documents: 1,
    converted: converted.ok ? 1 : 0,
    changed: converted.ok && Buffer.compare(document, converted.output as unknown as Uint8Array) !== 0 ? 1 : 0,
    rejected: converted.ok ? 0 : 1,
    losses: [],
    gaps: [],
  }
  if (!converted.ok) {
    const { problems } = converted
    if (!to.rejects) {
      throw new ArchiveError('refused', { line: 1, offset: 0, reason: problems[0]?.message, problems, document })
    }
    const excerpt = length > most ? { length } : excerptOf(document, most)
    await to.rejects.write(line({ line: 1, offset: 0, ...excerpt, problems }))
    return summary
  }
  await to.output.write(converted.output as unknown as Uint8Array)
  await to.output.write(lineEnd)
  if (converted.complement) await to.complements?.write(line({ line: 1, complement: converted.complement }))
  const tallies = new Tallies()
  for (const topic of ['losses', 'gaps'] as const) {
    for (const shortfall of converted[topic]) tallies.addShortfall(topic, shortfall)
    summary[topic] = tallies.list(topic)
  }
  return summary
}

function line(value: object): Uint8Array {
  return encoder.encode(`${JSON.stringify(value)}\n`)
}

async function complementIn(file: string, most: number): Promise<Complement | undefined> {
  const complements = new Complements(streamOf(await openSource(file)), 'ndjson', most)
  const text = byUnit(await complements.take(1, 1)).get(0)
  await complements.end()
  return text && complementOf(text)
}
