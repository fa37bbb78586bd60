/** The messages of `order-contract convert` on standard error. */
import { ArchiveError, type ConversionSummary } from '../stream_api.js'
import { type Values, withFlags } from './flags.js'
import { frame } from './frame.js'
import { nameOf } from './inputs.js'
import { counted, grouped, paintFor, printable, tell } from './terminal.js'

/** Reports an error in the file of complements. Does not suggest --rejects, which would not help. */
export function reportWrongComplement({ message }: ArchiveError, file: string, held: string): void {
  tell(`${nameOf(held)}: ${message}`)
  process.stderr.write(`Pass the file that was written by --complements together with ${printable(nameOf(file))}.\n`)
}

/** Reports why a conversion ended. Shows the document only on a terminal. */
export function reportRefused(error: ArchiveError, file: string, isPartial: boolean): void {
  const paint = paintFor(process.stderr)
  const [problem] = error.problems
  // If standard error is not a terminal, it may be a log, which must not contain documents.
  const shown = process.stderr.isTTY ? ArchiveError.documentOf(error) : undefined
  if (problem === undefined) tell(`${nameOf(file)}: ${withFlags(error.message)}`)
  else process.stderr.write(frame(problem, { file: nameOf(file), line: error.line, bytes: shown }, paint))
  const state = isPartial ? 'The conversion ended here.' : 'Nothing was written.'
  process.stderr.write(`${state} Pass --rejects FILE to set such documents aside and go on.\n`)
}

/** Prints the summary on a terminal. Elsewhere, prints only warnings. */
export function reportConverted(summary: ConversionSummary, values: Values, isUnchanged: boolean): void {
  if (!process.stderr.isTTY) {
    warn(summary, values)
    if (isUnchanged) tell(UNCHANGED)
    return
  }
  const { documents, converted, changed, rejected, losses, gaps } = summary
  const paint = paintFor(process.stderr)
  const bad = `${grouped(rejected)} rejected`
  const good = `${paint('green', `${grouped(converted)} converted`)} (${grouped(changed)} changed)`
  const lines = [`${counted(documents, 'document')}: ${good}, ${rejected > 0 ? paint('red', bad) : bad}`]
  if (isUnchanged) lines.push(UNCHANGED)
  for (const [title, list] of [
    ['Lost', losses],
    ['Missing', gaps],
  ] as const) {
    for (const { count, pointer, reason } of list.slice(0, 10)) {
      const place = printable(pointer || 'the document')
      lines.push(`${paint('bold', title)} ${grouped(count)} × ${place}: ${printable(withFlags(reason))}`)
    }
    if (list.length > 10) lines.push(`${title}: ${grouped(list.length - 10)} more, see --summary FILE`)
  }
  process.stderr.write(`${lines.join('\n')}\n`)
}

const UNCHANGED = 'no document was changed: check the shape, --from and --to'

/** Warns without naming fields: standard error may be a log, and unknown names can be personal. */
function warn({ losses, rejected }: ConversionSummary, { complements, summary }: Values): void {
  const lost = losses.reduce((sum, { count }) => sum + count, 0)
  if (rejected > 0) tell(`${counted(rejected, 'document')} rejected: see the file of --rejects`)
  if (lost === 0 || complements) return
  const list = summary ? 'the file of --summary lists them' : '--summary FILE lists them'
  tell(`${counted(lost, 'loss', 'losses')}: ${list}, --complements FILE keeps what is lost`)
}
