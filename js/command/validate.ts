/** `order-contract validate`. */
import { validate } from '../api.js'
import { validateEach } from '../stream/validate_stream.js'
import type { InvalidDocument } from '../stream_api.js'
import type { Problem, Shape } from '../types.js'
import { adviceOnArray, inputKindOf, settingsOf, shapeAndFilesOf, withoutLineEnd } from './documents.js'
import { SHARED } from './flags.js'
import { frame } from './frame.js'
import { nameOf, openInput, readDocument } from './inputs.js'
import { Listing } from './listing.js'
import { print } from './outputs.js'
import { ProgressBar, pass } from './progress.js'
import { OK, REFUSED, type Subcommand } from './subcommand.js'
import { counted, paintFor, tell } from './terminal.js'

export const validateCommand: Subcommand = {
  usage: 'SHAPE FILE…',
  summary: 'Validate documents and list their problems.',
  flags: ['input', 'format', 'api-version', 'level', 'accept', 'optional', ...SHARED],
  async run(values, positionals) {
    const { shape, files } = shapeAndFilesOf(positionals)
    const { format = 'pretty' } = values
    const validation = new Validation(shape, await settingsOf(shape, values), new Listing(format))
    await validation.listing.fill(async () => {
      for (const file of files) {
        if (inputKindOf(values.input, shape, file) === 'document') await validation.document(file)
        else await validation.archive(file)
      }
    })
    if (format === 'pretty') await print(`${validation.summary()}\n`)
    return validation.invalid > 0 ? REFUSED : OK
  },
}

/** Validates files and counts. */
class Validation {
  readonly shape: Shape
  readonly settings: Awaited<ReturnType<typeof settingsOf>>
  readonly listing: Listing
  readonly #paint = paintFor(process.stdout)
  documents = 0
  invalid = 0
  problems = 0

  constructor(shape: Shape, settings: Awaited<ReturnType<typeof settingsOf>>, listing: Listing) {
    this.shape = shape
    this.settings = settings
    this.listing = listing
  }

  async document(file: string): Promise<void> {
    const bytes = await readDocument(file, this.settings.limits.bytes)
    const { valid, problems } = validate(this.shape, withoutLineEnd(this.shape, bytes) as never, this.settings)
    this.documents++
    if (!valid) this.invalid++
    if (problems.length > 0) await this.#list({ line: 1, offset: 0, valid, problems }, file, bytes)
    const advice = adviceOnArray(this.shape, file, bytes) ?? adviceOnLength(file, problems)
    if (advice !== undefined) tell(advice)
  }

  async archive(file: string): Promise<void> {
    const input = await openInput(file)
    const bar = new ProgressBar(file, 'checked', input.size)
    const onProgress: Parameters<typeof validateEach>[1]['onProgress'] = (progress) => {
      bar.update(progress)
      return this.listing.flush()
    }
    const sink = validateEach(this.shape, { ...this.settings, onProgress }, async (listed, bytes) => {
      bar.clear()
      await this.#list(listed, file, bytes)
    })
    try {
      const { documents, invalid } = await pass(input, sink)
      this.documents += documents
      this.invalid += invalid
    } finally {
      bar.clear()
    }
  }

  async #list(listed: InvalidDocument, file: string, bytes: Uint8Array | undefined): Promise<void> {
    const { line, problems } = listed
    const origin = { file: nameOf(file), line, bytes }
    this.problems += problems.length
    const pretty = () => problems.map((problem) => `${frame(problem, origin, this.#paint)}\n`).join('')
    await this.listing.add({ file, ...listed }, pretty)
  }

  summary(): string {
    const { documents, invalid, problems } = this
    const found = problems === 0 ? 'no problems' : counted(problems, 'problem')
    const verdict =
      invalid === 0 ? this.#paint('green', 'all valid') : this.#paint('red', `${counted(invalid, 'document')} invalid`)
    return `${counted(documents, 'document')}, ${found}, ${verdict}`
  }
}

/** Advises on a file that is probably several documents. */
function adviceOnLength(file: string, problems: readonly Problem[]): string | undefined {
  if (problems.every(({ code }) => code !== 'too_large')) return undefined
  return `${nameOf(file)} is long: if each line is a document, pass --input ndjson`
}
