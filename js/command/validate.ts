/** `order-contract validate`. */
import { applyFixes } from '../api.js'
import type { Fixed } from '../check/fixes.js'
import { validated } from '../check/validate.js'
import { readSettings, type Settings } from '../options/settings.js'
import { problemsInLine } from '../stream/rejects.js'
import type { Options, Problem, Shape } from '../types/types.js'
import { asUsage, OK, REFUSED, UsageError } from './errors.js'
import { SHARED, type Values, withFlags } from './flags.js'
import { nameOf, readDocument } from './inputs.js'
import { isNamedLines, type Job, type Subcommand, withoutLineEnd } from './job.js'
import { finishAll, openOutput, print, printResult } from './outputs.js'
import { counted, formatted, printable } from './terminal.js'

export const validateCommand: Subcommand = {
  usage: 'SHAPE FILE…',
  summary: 'Validate documents and list their problems.',
  flags: [
    'errors-only',
    'severity',
    'fix',
    'output',
    'format',
    'api-version',
    'level',
    'accept',
    'optional',
    ...SHARED,
  ],
  isSingle: ({ fix }) => fix === true,
  async run(job) {
    const { 'api-version': version, level, accept, optional, severity, fix, output } = job.values
    const options = { ...job.options, version, level, accept, optional, severity }
    const settings = asUsage(() => readSettings(job.shape, options))
    if (fix) return fixOne(job, options)
    if (output !== undefined)
      throw new UsageError('--output is only for --fix: the list of problems is printed to standard output')
    return validateAll(job, settings)
  },
}

async function validateAll({ shape, values, documents }: Job, settings: Settings): Promise<number> {
  const counts = { documents: 0, invalid: 0, problems: 0 }
  for await (const document of documents()) {
    const { file, line, offset = 0, bytes } = document
    const { valid, problems } = validated(shape, bytes, settings)
    const listed = listedOf(line === undefined ? problems : problemsInLine(problems), values)
    counts.documents++
    if (!valid) counts.invalid++
    counts.problems += listed.length
    if (listed.length === 0) continue
    const pretty = () => listed.map((problem) => `${formatted(problem, document)}\n`).join('')
    await printResult(values.format, { file, line: line ?? 1, offset, valid, problems: listed }, pretty)
  }
  const { documents: all, invalid, problems } = counts
  const listed = problems === 0 ? 'no problems' : counted(problems, 'problem')
  const verdict = invalid === 0 ? 'all valid' : `${counted(invalid, 'document')} invalid`
  if (values.format !== 'ndjson') await print(`${counted(all, 'document')}, ${listed}, ${verdict}\n`)
  return invalid > 0 ? REFUSED : OK
}

function listedOf(problems: readonly Problem[], values: Values): Problem[] {
  return problems.filter(({ severity }) => severity === 'error' || !values['errors-only']).map(withFlags)
}

/** Writes a document with its safe fixes applied, whatever is left. */
async function fixOne({ shape, file, values }: Job, options: Options): Promise<number> {
  if (values.input === 'ndjson' || isNamedLines(file))
    throw new UsageError(`${nameOf(file)} has a document in each line: --fix takes one document`)
  if (values.format === 'ndjson') throw new UsageError('--fix prints the document: leave out --format')
  // Written back even if it is over the limit, so it is read completely.
  const bytes = await readDocument(file)
  const document = withoutLineEnd(shape, bytes)
  const fixed: Fixed<Shape, Uint8Array> = applyFixes(shape, document as never, options)
  const output = await openOutput(values.output)
  await output.write(fixed.output)
  await output.write(bytes.subarray(document.length))
  await finishAll([output])
  const lines = fixed.applied.map(({ fix, pointer }) => `Fixed: ${printable(`${fix?.title ?? ''} ${pointer}`.trim())}`)
  for (const problem of listedOf(fixed.report.problems, values))
    lines.push('', formatted(problem, { file, bytes: fixed.output }).trimEnd())
  // The document may be on standard output.
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`)
  return fixed.report.valid ? OK : REFUSED
}
