/** The command `order-contract fix`. */
import { applyFixes } from '../api.js'
import type { Fixed } from '../fixes.js'
import type { Shape } from '../types.js'
import { command, OK, REFUSED } from './command.js'
import { refuseLines } from './file_checks.js'
import { frame, type Origin } from './frame.js'
import { nameOf, readDocument } from './input_files.js'
import { cutLineEnd } from './line_end.js'
import * as options from './options.js'
import { finishAll, openOutput } from './output_files.js'
import { paintFor, printable } from './terminal.js'

/** Keeps a byte order mark: the report is about it. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export const fixCommand = command({
  usage: 'SHAPE FILE',
  summary: 'Apply the safe fixes of one document. What is left goes to standard error.',
  options: {
    output: { short: 'o', value: 'FILE', help: 'Where to write. The default is standard output.' },
    format: {
      ...options.FORMAT.format,
      help: 'pretty writes the document; json and ndjson write it with fixes and report.',
    },
    ...options.VERSION,
    ...options.LEVEL,
    ...options.SHARED,
  },
  async run({ values, positionals }) {
    const { shape, file } = options.shapeAndFileOf(positionals)
    refuseLines(file)
    const { format = 'pretty' } = values
    const settings = await options.settingsOf(shape, values)
    // Written back even if it is over the limit, so it is read completely.
    const [document, lineEnd] = cutLineEnd(shape, await readDocument(file))
    const fixed: Fixed<typeof shape, Uint8Array> = applyFixes(shape, document as never, settings)
    const sink = await openOutput(values.output)
    if (format === 'pretty') {
      await sink.write(fixed.output)
      await sink.write(lineEnd)
    } else {
      const value = { file, ...fixed, output: decoder.decode(fixed.output) }
      await sink.write(new TextEncoder().encode(`${JSON.stringify(value, null, format === 'json' ? 2 : 0)}\n`))
    }
    await finishAll([sink])
    if (format === 'pretty') reportFixes(fixed, { file: nameOf(file), line: 1, bytes: fixed.output })
    return fixed.report.valid ? OK : REFUSED
  },
})

/** Prints on standard error what was fixed and the remaining problems. */
function reportFixes({ applied, report }: Fixed<Shape, Uint8Array>, origin: Origin): void {
  const paint = paintFor(process.stderr)
  const lines = applied.map(({ fix, pointer }) => `Fixed: ${printable(`${fix?.title ?? ''} ${pointer}`.trim())}`)
  for (const problem of report.problems) lines.push('', frame(problem, origin, paint).trimEnd())
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`)
}
