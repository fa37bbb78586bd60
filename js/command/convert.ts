/** `order-contract convert`. Its messages on standard error may get into a log, so they never quote a document. */
import { ReadableStream } from 'node:stream/web'
import { lists } from '../generated/tables.js'
import { type ConversionSummary, Conversions } from '../stream/convert_stream.js'
import { documentStream } from '../stream/document_stream.js'
import { ArchiveError } from '../stream_api.js'
import type { Shape } from '../types/types.js'
import { OK, REFUSED } from './errors.js'
import { SHARED, SIDES, type Values, withFlags } from './flags.js'
import { nameOf, openInput } from './inputs.js'
import { asSeveralLines, conversionOf, isOfLines, type Job, type Subcommand } from './job.js'
import { finishAll, openOutput } from './outputs.js'
import { counted, formatted, grouped, tell } from './terminal.js'

export const convertCommand: Subcommand = {
  usage: 'SHAPE FILE --from DATE --to DATE',
  summary: 'Convert documents from one API version to another.',
  flags: ['from', 'to', 'output', ...SIDES, 'with-complements', 'payout-url', 'on-loss', 'on-orphan', ...SHARED],
  isSingle: () => true,
  async run(job) {
    const { shape, file, values } = job
    const isWhole = !isOfLines(file, shape, values)
    try {
      const summary = await converted(job, isWhole)
      reportConverted(shape, summary, isWhole, values.complements !== undefined)
      return summary.rejected + summary.others > 0 ? REFUSED : OK
    } catch (error) {
      if (!(error instanceof ArchiveError) || error.code === 'pretty_printed') throw asSeveralLines(file, error)
      reportRefused(error, file, isWhole, values['with-complements'])
      return REFUSED
    }
  },
}

async function converted(job: Job, isWhole: boolean): Promise<ConversionSummary> {
  const { shape, file, values } = job
  const { 'on-loss': onLoss, 'on-orphan': onOrphan, 'with-complements': held } = values
  const options = { ...conversionOf(job), onLoss, onOrphan }
  const to = await outputsOf(values)
  const chunks = await openInput(file)
  // The streams end no file: they have no `close`.
  const streams = {
    rejects: to.rejects && new WritableStream(to.rejects),
    complements: to.complements && new WritableStream(to.complements),
    complement: held === undefined ? undefined : streamFrom(await openInput(held)),
  }
  const manner = { isWhole, worded: withFlags }
  const stream = documentStream((output) => new Conversions(shape, { ...options, ...streams }, output, manner))
  const [summary] = await Promise.all([
    stream.summary,
    streamFrom(chunks).pipeTo(stream.writable),
    stream.readable.pipeTo(new WritableStream(to.output)),
  ])
  await to.summary?.write(Buffer.from(`${JSON.stringify(summary, null, 2)}\n`))
  await finishAll([to.output, to.rejects, to.complements, to.summary])
  return summary
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

function streamFrom(chunks: AsyncIterable<Uint8Array>) {
  return ReadableStream.from(chunks) as globalThis.ReadableStream<Uint8Array>
}

/** Reports why a conversion ended. `held` is the file of complements. */
function reportRefused(error: ArchiveError, file: string, isWhole: boolean, held = ''): void {
  const [problem] = error.problems
  if (problem === undefined) {
    tell(`${nameOf(held)}: ${error.message}`)
    tell(`pass the file that --complements wrote in the conversion that made ${nameOf(file)}`)
    return
  }
  process.stderr.write(formatted(problem, { file, line: isWhole ? undefined : error.line }))
  if (!isWhole) tell('the conversion ended here: pass --rejects FILE to set such documents aside and go on')
}

/** Reports what was converted, and what to look at. `isKept` says whether the losses are in the file of complements. */
function reportConverted(shape: Shape, summary: ConversionSummary, isWhole: boolean, isKept: boolean): void {
  const { documents, converted, changed, others, otherLines, rejected, losses } = summary
  const counts = `${grouped(converted)} converted (${grouped(changed)} changed), ${grouped(rejected)} rejected`
  const apart = others > 0 ? `, ${grouped(others)} not of the shape ${shape}` : ''
  tell(`${counted(documents, 'document')}: ${counts}${apart}`)
  if (others > 0) {
    const more = others > otherLines.length ? ' …' : ''
    const where = isWhole ? '' : `: ${others === 1 ? 'line' : 'lines'} ${otherLines.join(', ')}${more}`
    tell(`what is not of the shape ${shape} was copied as it is${where}`)
    const list = lists.find((name) => isWhole && name === `${shape}-list`)
    if (list)
      tell(
        `a list of these has the shape ${list}: name that, or make lines of it with jq -c '.[]' and pass --input ndjson`,
      )
  }
  const lost = losses.reduce((sum, { count }) => sum + count, 0)
  if (lost > 0 && !isKept)
    tell(`${counted(lost, 'loss', 'losses')}: --summary FILE lists them, --complements FILE keeps what is lost`)
}
