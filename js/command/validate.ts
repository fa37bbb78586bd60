/** The command `order-contract validate`. */
import { validate } from '../api.js'
import { validateEach } from '../stream/validate_stream.js'
import type { ValidationSummary } from '../stream_api.js'
import type { Problem, Shape } from '../types.js'
import { command, done, OK, REFUSED } from './command.js'
import { adviceOnSeveral } from './file_checks.js'
import { frame } from './frame.js'
import { nameOf, openSource, pump, readDocument } from './input_files.js'
import { cutLineEnd } from './line_end.js'
import * as options from './options.js'
import { print } from './output_files.js'
import { PrintedList } from './printed_list.js'
import { ProgressBar, progressLine } from './progress.js'
import { counted, paintFor, tell } from './terminal.js'

type CommandOptions = Awaited<ReturnType<typeof options.settingsOf>>

/** A document with problems. */
interface ListedDocument {
  file: string
  line: number
  offset: number
  valid: boolean
  problems: Problem[]
}

export const validateCommand = command({
  usage: 'SHAPE FILE…',
  summary: 'Validate documents and list their problems.',
  options: {
    ...options.INPUT,
    ...options.FORMAT,
    ...options.VERSION,
    ...options.LEVEL,
    ...options.SHARED,
  },
  async run({ values, positionals }) {
    const { shape, files } = options.shapeOf(positionals)
    const printer = new Printer(values.format ?? 'pretty')
    const settings = await options.settingsOf(shape, values)
    const sum: ValidationSummary = { bytes: 0, documents: 0, valid: 0, invalid: 0, byCode: {} }
    await printer.list(async () => {
      for (const file of options.filesOf(files)) {
        const kind = options.inputKindOf(values.input, shape, file)
        const found =
          kind === 'document'
            ? await oneDocument(shape, file, settings, printer)
            : await archive(shape, file, options.archiveFormatOf(kind), settings, printer)
        sum.documents += found.documents
        sum.invalid += found.invalid
      }
    })
    await printer.summarize(sum)
    return sum.invalid > 0 ? REFUSED : OK
  },
})

type DocumentCounts = Pick<ValidationSummary, 'documents' | 'invalid'>

async function oneDocument(
  shape: Shape,
  file: string,
  settings: CommandOptions,
  printer: Printer,
): Promise<DocumentCounts> {
  const bytes = await readDocument(file, settings.limits.bytes)
  const { valid, problems } = validate(shape, cutLineEnd(shape, bytes)[0] as never, settings)
  if (problems.length > 0) await printer.add({ file, line: 1, offset: 0, valid, problems }, bytes)
  const advice = adviceOnSeveral(shape, file, bytes, problems)
  if (advice !== undefined) tell(advice)
  return { documents: 1, invalid: valid ? 0 : 1 }
}

async function archive(
  shape: Shape,
  file: string,
  format: 'json' | 'ndjson',
  settings: CommandOptions,
  printer: Printer,
): Promise<DocumentCounts> {
  done.file = nameOf(file)
  const source = await openSource(file)
  const bar = new ProgressBar(source.size)
  const onProgress = (progress: { bytes: number; documents: number }) => {
    bar.update(progress)
    done.line = progressLine(progress, nameOf(file), 'checked')
  }
  const stream = validateEach(shape, { ...settings, format, onProgress }, async (listed, bytes) => {
    bar.clear()
    await printer.add({ file, ...listed }, bytes)
  })
  try {
    await pump(source, stream.writable)
    return await stream.summary
  } finally {
    bar.clear()
  }
}

/** Prints the documents with problems and, in the pretty format, a summary. */
class Printer {
  readonly #isPretty: boolean
  readonly #listing: PrintedList
  readonly #paint = paintFor(process.stdout)
  #problems = 0

  constructor(format: options.PrintFormat) {
    this.#isPretty = format === 'pretty'
    this.#listing = new PrintedList(format)
  }

  async add(listed: ListedDocument, bytes: Uint8Array | undefined): Promise<void> {
    this.#problems += listed.problems.length
    const origin = { file: nameOf(listed.file), line: listed.line, bytes }
    const frames = () => listed.problems.map((problem) => `${frame(problem, origin, this.#paint)}\n`).join('')
    await this.#listing.add(listed, frames)
  }

  /** Runs what adds documents. */
  list(run: () => Promise<void>): Promise<void> {
    return this.#listing.fill(run)
  }

  async summarize({ documents, invalid }: DocumentCounts): Promise<void> {
    if (!this.#isPretty) return
    const problems = this.#problems === 0 ? 'no problems' : counted(this.#problems, 'problem')
    const verdict =
      invalid === 0 ? this.#paint('green', 'all valid') : this.#paint('red', `${counted(invalid, 'document')} invalid`)
    await print(`${counted(documents, 'document')}, ${problems}, ${verdict}\n`)
  }
}
