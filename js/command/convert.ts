/** The command `order-contract convert`. conversion_report.ts has its messages. */
import type { ConvertOptions } from '../convert_options.js'
import { ArchiveError, type ConversionSummary } from '../stream_api.js'
import { command, OK, REFUSED } from './command.js'
import { reportConverted, reportRefused, reportWrongComplement } from './conversion_report.js'
import { refuseArray } from './file_checks.js'
import {
  convertFile,
  LOSSES,
  OUTPUT,
  PAYOUT_URL,
  RANGE,
  refuseSameFiles,
  settingsOf,
  WITH_COMPLEMENTS,
} from './file_conversion.js'
import * as options from './options.js'
import { finishAll, type OutputFile, openOutput, openOutputFile, outputInto, streamInto } from './output_files.js'
import { UsageError } from './usage_error.js'
import { asLine } from './whole.js'

const FILES = ['output', 'rejects', 'complements', 'summary'] as const

export const convertCommand = command({
  usage: 'SHAPE FILE --from DATE --to DATE',
  summary: 'Convert documents from one API version to another.',
  options: {
    ...RANGE,
    ...OUTPUT,
    rejects: {
      value: 'FILE',
      help: 'Where to write documents that cannot be converted. Without it the first one ends the conversion.',
    },
    complements: { value: 'FILE', help: 'Where to write the complements, for converting back.' },
    ...WITH_COMPLEMENTS,
    summary: { value: 'FILE', help: 'Where to write the summary, as JSON.' },
    ...PAYOUT_URL,
    ...LOSSES,
    ...options.INPUT,
    ...options.SHARED,
  },
  async run({ values, positionals }) {
    const { shape, file } = options.shapeAndFileOf(positionals)
    const settings = await settingsOf(shape, values)
    const kind = options.inputKindOf(values.input, shape, file)
    const held = values['with-complements']
    const to = await outputsOf(values, [file, held])
    try {
      const summary = await convertFile({
        ...{ shape, file, kind, settings, held },
        output: outputInto(to.output),
        rejects: to.rejects && streamInto(to.rejects),
        complements: to.complements && streamInto(to.complements, kind === 'document' ? asLine : undefined),
        check: (first) => {
          if (kind !== 'array') refuseArray(shape, file, first)
        },
      })
      if (to.summary) await to.summary.write(encoder.encode(`${JSON.stringify(summary, null, 2)}\n`))
      await finishAll([to.output, to.rejects, to.complements, to.summary])
      reportConverted(summary, to, isUnchanged(kind, settings, summary))
      return summary.rejected > 0 ? REFUSED : OK
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      // Of a single document that is refused, nothing is written.
      const isPartial = to.output.isInPlace && kind !== 'document'
      if (isPartial) await to.output.end()
      if (error.source === 'complements') reportWrongComplement(error, file, held ?? '')
      else reportRefused(error, file, isPartial, 'Pass --rejects FILE to set such documents aside and go on.')
      return REFUSED
    }
  },
})

const encoder = new TextEncoder()

interface Outputs {
  output: OutputFile
  rejects: OutputFile | undefined
  complements: OutputFile | undefined
  summary: OutputFile | undefined
}

async function outputsOf(
  values: { readonly [N in (typeof FILES)[number]]?: string | undefined },
  inputs: readonly (string | undefined)[],
): Promise<Outputs> {
  const wrong = FILES.find((name) => name !== 'output' && values[name] === '-')
  if (wrong) throw new UsageError(`--${wrong} cannot be standard output: name a file`)
  await refuseSameFiles(
    FILES.map((name) => values[name]),
    inputs,
  )
  const sink = async (name: (typeof FILES)[number]) => {
    const path = values[name]
    return path === undefined ? undefined : openOutputFile(path)
  }
  return {
    rejects: await sink('rejects'),
    complements: await sink('complements'),
    summary: await sink('summary'),
    output: await openOutput(values.output),
  }
}

/** Returns whether an archive has no changed document: probably its shape or version is another one. */
function isUnchanged(kind: options.InputKind, { from, to }: ConvertOptions, summary: ConversionSummary): boolean {
  return kind !== 'document' && from !== to && summary.converted > 0 && summary.changed === 0
}
