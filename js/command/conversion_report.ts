/** The messages of `order-contract convert` on standard error. They may get into a log, so they never quote a document. */
import type { ArchiveError, ConversionSummary } from '../stream_api.js'
import { withFlags } from './flags.js'
import { frame } from './frame.js'
import { nameOf } from './inputs.js'
import { counted, grouped, paintFor, tell } from './terminal.js'

/** Reports why a conversion ended. `held` is the file of complements. */
export function reportRefused(error: ArchiveError, file: string, held: string | undefined, isPartial: boolean): void {
  const [problem] = error.problems
  if (error.source === 'complements') {
    tell(`${nameOf(held ?? '')}: ${error.message}`)
    tell(`pass the file that was written by --complements together with ${nameOf(file)}`)
    return
  }
  if (problem === undefined) tell(`${nameOf(file)}: ${withFlags(error.message)}`)
  else
    process.stderr.write(
      frame(problem, { file: nameOf(file), line: error.line, bytes: undefined }, paintFor(process.stderr)),
    )
  const state = isPartial ? 'the conversion ended here' : 'nothing was written'
  tell(`${state}: pass --rejects FILE to set such documents aside and go on`)
}

/** Reports what was converted, and what to look at. With `isKept`, the losses are in the file of complements. */
export function reportConverted(summary: ConversionSummary, isKept: boolean, isUnchanged: boolean): void {
  const { documents, converted, changed, rejected, losses } = summary
  const counts = `${grouped(converted)} converted (${grouped(changed)} changed), ${grouped(rejected)} rejected`
  tell(`${counted(documents, 'document')}: ${counts}`)
  if (isUnchanged) tell('no document was changed: check the shape, --from and --to')
  const lost = losses.reduce((sum, { count }) => sum + count, 0)
  if (lost > 0 && !isKept)
    tell(`${counted(lost, 'loss', 'losses')}: --summary FILE lists them, --complements FILE keeps what is lost`)
}
