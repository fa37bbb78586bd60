/** The command `order-contract restore`. */
import { ArchiveError, type ConversionSummary } from '../stream_api.js'
import { command, OK, REFUSED } from './command.js'
import { reportRefused, reportWrongComplement, reportWrongFile } from './conversion_report.js'
import { isArray } from './file_checks.js'
import {
  convertFile,
  OUTPUT,
  PAYOUT_URL,
  RANGE,
  refuseSameFiles,
  settingsOf,
  WITH_COMPLEMENTS,
} from './file_conversion.js'
import { nameOf, openSource } from './input_files.js'
import * as options from './options.js'
import { finishAll, openOutput, outputInto } from './output_files.js'
import { Rejects, RejectsError } from './rejects.js'
import { RestoredLines } from './restored_lines.js'
import { counted, tell } from './terminal.js'
import { UsageError } from './usage_error.js'

export const restoreCommand = command({
  usage: 'SHAPE FILE --with-rejects FILE --from DATE --to DATE',
  summary: 'Convert an archive back, with its rejects at the lines where they were.',
  options: {
    ...RANGE,
    ...OUTPUT,
    'with-rejects': { value: 'FILE', help: 'The rejects of the conversion the other way.' },
    ...WITH_COMPLEMENTS,
    ...PAYOUT_URL,
    ...options.SHARED,
  },
  async run({ values, positionals }) {
    const { shape, file } = options.shapeAndFileOf(positionals)
    const settings = await settingsOf(shape, values)
    const { output, 'with-complements': held, 'with-rejects': rejected } = values
    if (rejected === undefined) throw new UsageError('the rejects are missing: name their file with --with-rejects')
    await refuseSameFiles([output], [file, held, rejected])
    const sink = await openOutput(output)
    const rejects = new Rejects(await openSource(rejected))
    const lines = new RestoredLines(outputInto(sink), rejects)
    try {
      const summary = await convertFile({
        ...{ shape, file, kind: 'ndjson', settings, held },
        output: lines,
        check: (first) => {
          if (!isArray(shape, first)) return
          throw new UsageError(
            `${nameOf(file)} begins with an array: restore takes a file with a document in each line`,
          )
        },
      })
      await finishAll([sink])
      reportRestored(summary, lines.count, held)
      return OK
    } catch (error) {
      if (!(error instanceof ArchiveError || error instanceof RejectsError)) throw error
      if (sink.isInPlace) await sink.end()
      if (error instanceof RejectsError) reportWrongFile(error.message, file, rejected, '--rejects')
      else if (error.source === 'complements') reportWrongComplement(error, file, held ?? '')
      else reportRefused(error, file, sink.isInPlace)
      return REFUSED
    } finally {
      await rejects.close()
    }
  },
})

/** Prints the counts on a terminal. Elsewhere, prints only a warning. */
function reportRestored({ documents, losses }: ConversionSummary, count: number, held: string | undefined): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`${counted(documents, 'document')} converted back, ${counted(count, 'reject')} put back\n`)
  }
  const lost = losses.reduce((sum, { count }) => sum + count, 0)
  const advice = held === undefined ? ': pass the complements of the archive with --with-complements' : ''
  if (lost > 0) tell(`${counted(lost, 'loss', 'losses')}${advice}`)
}
