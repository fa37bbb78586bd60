/** `order-contract convert`. Its messages on standard error may get into a log, so they never quote a document. */
import { ReadableStream } from 'node:stream/web'
import { lists } from '../generated/tables.js'
import { type ConversionSummary, Conversions } from '../stream/convert_stream.js'
import { documentStream } from '../stream/document_stream.js'
import { ArchiveError } from '../stream_api.js'
import type { Shape } from '../types/types.js'
import { asSeveralLines, inputKindOf, optionsOf, shapeAndFilesOf } from './documents.js'
import { OK, REFUSED, UsageError } from './errors.js'
import { SHARED, SIDES, type Subcommand, type Values, withFlags } from './flags.js'
import { nameOf, openInput } from './inputs.js'
import { finishAll, type OutputFile, openOutput } from './outputs.js'
import { counted, formatted, grouped, tell } from './terminal.js'

export const convertCommand: Subcommand = {
  usage: 'SHAPE FILE --from DATE --to DATE',
  summary: 'Convert documents from one API version to another.',
  flags: ['from', 'to', 'output', ...SIDES, 'with-complements', 'payout-url', 'on-loss', 'on-orphan', ...SHARED],
  async run(values, positionals) {
    const { shape, file } = await shapeAndFilesOf(values, positionals, 1)
    const { 'on-loss': onLoss, 'on-orphan': onOrphan } = values
    const options = { ...(await conversionOf(shape, values)), onLoss, onOrphan }
    const isDocument = inputKindOf(values.input, shape, file) === 'document'
    const held = values['with-complements']
    const to = await outputsOf(values)
    try {
      const chunks = await openInput(file)
      const streams = {
        rejects: to.rejects && streamInto(to.rejects),
        complements: to.complements && streamInto(to.complements),
        complement: held === undefined ? undefined : streamFrom(await openInput(held)),
      }
      const manner = { isWhole: isDocument, worded: withFlags }
      const stream = documentStream((output) => new Conversions(shape, { ...options, ...streams }, output, manner))
      const [summary] = await Promise.all([
        stream.summary,
        streamFrom(chunks).pipeTo(stream.writable),
        stream.readable.pipeTo(streamInto(to.output)),
      ])
      await to.summary?.write(Buffer.from(`${JSON.stringify(summary, null, 2)}\n`))
      await finishAll([to.output, to.rejects, to.complements, to.summary])
      reportConverted(shape, summary, isDocument, to.complements !== undefined)
      return summary.rejected + summary.others > 0 ? REFUSED : OK
    } catch (error) {
      if (!(error instanceof ArchiveError) || error.code === 'pretty_printed') throw asSeveralLines(file, error)
      reportRefused(error, file, isDocument, held)
      return REFUSED
    }
  },
}

export async function conversionOf(shape: Shape, values: Values) {
  const { from, to, 'payout-url': payoutUrl } = values
  if (from === undefined || to === undefined)
    throw new UsageError('a version is missing: name both with --from and --to')
  const { entries, limits, messages } = await optionsOf(shape, values)
  return { from, to, payoutUrl, entries, limits, messages }
}

async function outputsOf(values: Values) {
  const open = async (path: string | undefined) => (path === undefined ? undefined : openOutput(path))
  return {
    rejects: await open(values.rejects),
    complements: await open(values.complements),
    summary: await open(values.summary),
    output: await openOutput(values.output),
  }
}

/** Returns a stream that writes into a file. Closing it does not end the file. */
function streamInto(file: OutputFile): WritableStream<Uint8Array> {
  return new WritableStream({ write: file.write })
}

function streamFrom(chunks: AsyncIterable<Uint8Array>) {
  return ReadableStream.from(chunks) as globalThis.ReadableStream<Uint8Array>
}

/** Reports why a conversion ended. `held` is the file of complements. */
function reportRefused(error: ArchiveError, file: string, isDocument: boolean, held = ''): void {
  const [problem] = error.problems
  if (problem === undefined) {
    tell(`${nameOf(held)}: ${error.message}`)
    tell(`pass the file that --complements wrote in the conversion that made ${nameOf(file)}`)
    return
  }
  process.stderr.write(formatted(problem, nameOf(file), { isWhole: isDocument, line: error.line }))
  if (!isDocument) tell('the conversion ended here: pass --rejects FILE to set such documents aside and go on')
}

/** Reports what was converted, and what to look at. `isKept` says whether the losses are in the file of complements. */
function reportConverted(shape: Shape, summary: ConversionSummary, isDocument: boolean, isKept: boolean): void {
  const { documents, converted, changed, others, otherLines, rejected, losses } = summary
  const counts = `${grouped(converted)} converted (${grouped(changed)} changed), ${grouped(rejected)} rejected`
  const apart = others > 0 ? `, ${grouped(others)} not of the shape ${shape}` : ''
  tell(`${counted(documents, 'document')}: ${counts}${apart}`)
  if (others > 0) {
    const more = others > otherLines.length ? ' …' : ''
    const where = isDocument ? '' : `: ${others === 1 ? 'line' : 'lines'} ${otherLines.join(', ')}${more}`
    tell(`what is not of the shape ${shape} was copied as it is${where}`)
    const list = lists.find((name) => isDocument && name === `${shape}-list`)
    if (list)
      tell(
        `a list of these has the shape ${list}: name that, or make lines of it with jq -c '.[]' and pass --input ndjson`,
      )
  }
  const lost = losses.reduce((sum, { count }) => sum + count, 0)
  if (lost > 0 && !isKept)
    tell(`${counted(lost, 'loss', 'losses')}: --summary FILE lists them, --complements FILE keeps what is lost`)
}
