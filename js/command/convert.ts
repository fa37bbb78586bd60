/** The command `order-contract convert`. conversion_report.ts has its messages. */
import { convert } from '../api.js'
import { type ConvertOptions, ON_LOSS, ON_ORPHAN } from '../convert_options.js'
import { convertInto } from '../stream/convert_stream.js'
import { ArchiveError, type ConversionSummary, type ConvertStreamOptions, type Progress } from '../stream_api.js'
import type { Shape } from '../types.js'
import type { Given } from './arguments.js'
import { type Command, done, OK, REFUSED } from './command.js'
import { reportConverted, reportRefused, reportWrongComplement } from './conversion_report.js'
import { refuseArray } from './file_checks.js'
import { identitiesOf } from './file_identities.js'
import { nameOf, openChecked, openSource, pump, STDIN, streamOf } from './input_files.js'
import * as options from './options.js'
import { finishAll, openOutput, openSink, outputInto, type Sink, STDOUT, streamInto } from './output_files.js'
import { ProgressBar, progressLine } from './progress.js'
import { UsageError } from './usage_error.js'
import { asLine, Whole } from './whole.js'

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
      value: ON_LOSS.join('|'),
      help: 'Whether a document that would lose something is refused. The default is report: it is not.',
    },
    'on-orphan': {
      type: 'string',
      value: ON_ORPHAN.join('|'),
      help: 'What happens to a part of a complement that matches nothing. The default is error: it is refused.',
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
      const summary = await convertFile(task)
      if (to.summary) await to.summary.write(encoder.encode(`${JSON.stringify(summary, null, 2)}\n`))
      await finishAll([to.output, to.rejects, to.complements, to.summary])
      reportConverted(summary, to, isUnchanged(task, summary))
      return summary.rejected > 0 ? REFUSED : OK
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      // Of a single document that is refused, nothing is written.
      const isPartial = to.output.isInPlace && kind !== 'document'
      if (isPartial) await to.output.end()
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
  const read = new Set(await identitiesOf(inputs.map((path) => (path === '-' ? STDIN : path))))
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

async function convertFile({ shape, file, kind, settings, to, held, most }: Task): Promise<ConversionSummary> {
  const isDocument = kind === 'document'
  done.file = nameOf(file)
  const { source, complements } = await openInputs(file, held, (first) => {
    if (kind !== 'array') refuseArray(shape, file, first)
  })
  const bar = new ProgressBar(source.size)
  const onProgress = (progress: Progress) => {
    bar.update(progress)
    done.line = progressLine(progress, nameOf(file), 'read')
  }
  const streamOptions: ConvertStreamOptions = {
    ...settings,
    format: options.archiveFormatOf(kind),
    rejects: to.rejects && streamInto(to.rejects),
    complements: to.complements && streamInto(to.complements, isDocument ? asLine : undefined),
    complement: complements && streamOf(complements),
    onProgress: isDocument ? undefined : onProgress,
  }
  const framing = isDocument ? new Whole(shape, most) : undefined
  const stream = convertInto(outputInto(to.output), shape, streamOptions, framing)
  try {
    await pump(source, stream.writable)
    return await stream.summary
  } finally {
    bar.clear()
  }
}

/** Opens the file and its complements. An open pipe would keep the process alive if the other one fails. */
async function openInputs(file: string, held: string | undefined, check: (first: Uint8Array) => void) {
  const complements = held === undefined ? undefined : await openSource(held)
  try {
    return { source: await openChecked(file, check), complements }
  } catch (error) {
    await complements?.close()
    throw error
  }
}
