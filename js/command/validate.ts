/** `order-contract validate`. */
import { validate } from '../api.js'
import { type InvalidDocument, validateEach } from '../stream/validate_stream.js'
import { inputKindOf, settingsOf, shapeAndFilesOf, withoutLineEnd } from './documents.js'
import { SHARED } from './flags.js'
import { frame } from './frame.js'
import { nameOf, openInput, readDocument } from './inputs.js'
import { Listing } from './listing.js'
import { print } from './outputs.js'
import { clearLine, pass, progressBar } from './progress.js'
import { OK, REFUSED, type Subcommand } from './subcommand.js'
import { counted, paintFor } from './terminal.js'

export const validateCommand: Subcommand = {
  usage: 'SHAPE FILE…',
  summary: 'Validate documents and list their problems.',
  flags: ['input', 'format', 'api-version', 'level', 'accept', 'optional', ...SHARED],
  async run(values, positionals) {
    const { shape, files } = shapeAndFilesOf(positionals)
    const { format = 'pretty' } = values
    const settings = await settingsOf(shape, values)
    const listing = new Listing(format)
    const paint = paintFor(process.stdout)
    const counts = { documents: 0, invalid: 0, problems: 0 }

    const list = async (listed: InvalidDocument, file: string, bytes: Uint8Array | undefined) => {
      const origin = { file: nameOf(file), line: listed.line, bytes }
      const pretty = () => listed.problems.map((problem) => `${frame(problem, origin, paint)}\n`).join('')
      counts.problems += listed.problems.length
      await listing.add({ file, ...listed }, pretty)
    }
    const validateDocument = async (file: string) => {
      const bytes = await readDocument(file, settings.limits.bytes)
      const { valid, problems } = validate(shape, withoutLineEnd(shape, bytes) as never, settings)
      counts.documents++
      if (!valid) counts.invalid++
      if (problems.length > 0) await list({ line: 1, offset: 0, valid, problems }, file, bytes)
    }
    const validateArchive = async (file: string) => {
      const { size, chunks } = await openInput(file)
      const draw = progressBar(size)
      const onProgress: Parameters<typeof validateEach>[1]['onProgress'] = (progress) => {
        draw(progress)
        return listing.flush()
      }
      const sink = validateEach(shape, { ...settings, onProgress }, async (listed, bytes) => {
        clearLine()
        await list(listed, file, bytes)
      })
      const { documents, invalid } = await pass(chunks, sink).finally(clearLine)
      counts.documents += documents
      counts.invalid += invalid
    }

    await listing.fill(async () => {
      for (const file of files) {
        if (inputKindOf(values.input, shape, file) === 'document') await validateDocument(file)
        else await validateArchive(file)
      }
    })
    const { documents, invalid, problems } = counts
    const found = problems === 0 ? 'no problems' : counted(problems, 'problem')
    const verdict =
      invalid === 0 ? paint('green', 'all valid') : paint('red', `${counted(invalid, 'document')} invalid`)
    if (format === 'pretty') await print(`${counted(documents, 'document')}, ${found}, ${verdict}\n`)
    return invalid > 0 ? REFUSED : OK
  },
}
