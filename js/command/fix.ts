/** `order-contract fix`. */
import { applyFixes } from '../api.js'
import type { Fixed } from '../fixes.js'
import type { Shape } from '../types.js'
import { isNamedLines, optionsOf, shapeAndFilesOf, withoutLineEnd } from './documents.js'
import { OK, REFUSED, UsageError } from './errors.js'
import { SHARED, type Subcommand, withFlags } from './flags.js'
import { nameOf, readDocument } from './inputs.js'
import { finishAll, openOutput } from './outputs.js'
import { formatted, printable } from './terminal.js'

export const fixCommand: Subcommand = {
  usage: 'SHAPE FILE',
  summary: 'Apply the safe fixes of one document. What is left goes to standard error.',
  flags: ['output', 'api-version', 'level', 'accept', 'optional', ...SHARED],
  async run(values, positionals) {
    const { shape, file } = await shapeAndFilesOf(values, positionals, 1)
    if (isNamedLines(file)) throw new UsageError(`${nameOf(file)} has a document in each line: fix takes one document`)
    const settings = await optionsOf(shape, values)
    // Written back even if it is over the limit, so it is read completely.
    const bytes = await readDocument(file)
    const document = withoutLineEnd(shape, bytes)
    const fixed: Fixed<typeof shape, Uint8Array> = applyFixes(shape, document as never, settings)
    const output = await openOutput(values.output)
    await output.write(fixed.output)
    await output.write(bytes.subarray(document.length))
    await finishAll([output])
    reportFixes(fixed, nameOf(file))
    return fixed.report.valid ? OK : REFUSED
  },
}

/** Prints on standard error what was fixed and the remaining problems. */
function reportFixes({ applied, report, output }: Fixed<Shape, Uint8Array>, file: string): void {
  const lines = applied.map(({ fix, pointer }) => `Fixed: ${printable(`${fix?.title ?? ''} ${pointer}`.trim())}`)
  for (const problem of report.problems)
    lines.push('', formatted(withFlags(problem), file, { isWhole: true, bytes: output }).trimEnd())
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`)
}
