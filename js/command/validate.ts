/** `order-contract validate`. */
import { readSettings } from '../options.js'
import { problemsInLine, tooLarge } from '../stream/rejects.js'
import type { Problem } from '../types.js'
import { validated } from '../validate.js'
import { documentsOf, optionsOf, shapeAndFilesOf } from './documents.js'
import { OK, REFUSED } from './errors.js'
import { SHARED, type Subcommand, withFlags } from './flags.js'
import { nameOf } from './inputs.js'
import { print, printResult } from './outputs.js'
import { counted, formatted } from './terminal.js'

export const validateCommand: Subcommand = {
  usage: 'SHAPE FILE…',
  summary: 'Validate documents and list their problems.',
  flags: ['input', 'format', 'api-version', 'level', 'accept', 'optional', ...SHARED],
  async run(values, positionals) {
    const { shape, files } = await shapeAndFilesOf(values, positionals)
    const { input, format } = values
    const settings = readSettings(shape, await optionsOf(shape, values))
    const counts = { documents: 0, invalid: 0, problems: 0 }

    for await (const document of documentsOf(shape, files, input, settings.limits.bytes)) {
      const { file, line = 1, offset = 0, bytes } = document
      const isWhole = document.line === undefined
      const { valid, problems } = bytes
        ? validated(shape, bytes, settings)
        : { valid: false, problems: tooLarge(shape, settings) }
      counts.documents++
      if (!valid) counts.invalid++
      counts.problems += problems.length
      if (problems.length === 0) continue
      const listed = (isWhole ? problems : problemsInLine(problems)).map(withFlags)
      const pretty = (problem: Problem) => `${formatted(problem, nameOf(file), { isWhole, line, bytes })}\n`
      await printResult(format, { file, line, offset, valid, problems: listed }, () => listed.map(pretty).join(''))
    }
    const { documents, invalid, problems } = counts
    const listed = problems === 0 ? 'no problems' : counted(problems, 'problem')
    const verdict = invalid === 0 ? 'all valid' : `${counted(invalid, 'document')} invalid`
    if (format !== 'ndjson') await print(`${counted(documents, 'document')}, ${listed}, ${verdict}\n`)
    return invalid > 0 ? REFUSED : OK
  },
}
