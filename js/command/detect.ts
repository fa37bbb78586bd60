/** `order-contract detect`. */
import { detectVersion } from '../api.js'
import type { Detected } from '../conversion.js'
import { readSettings, withFatalAlone } from '../options.js'
import { documentsIn } from '../stream/documents_in.js'
import { tooLarge } from '../stream/too_large.js'
import type { Options, Problem, Shape } from '../types.js'
import { validated } from '../validate.js'
import { inputKindOf, refuseArray, settingsOf, shapeAndFilesOf, withoutLineEnd } from './documents.js'
import { type InputKind, type PrintFormat, SHARED, withFlags } from './flags.js'
import { nameOf, openInput, readDocument } from './inputs.js'
import { Listing } from './listing.js'
import { print } from './outputs.js'
import { OK, REFUSED, type Subcommand } from './subcommand.js'
import { counted, grouped, paintFor, printable } from './terminal.js'

/** The result for a document. One that can't be read has no candidates but problems. */
type Detection = Detected & { problems?: Problem[] }

export const detectCommand: Subcommand = {
  usage: 'SHAPE FILE…',
  summary: 'Tell which API versions a document can have, and why.',
  flags: ['input', 'counts', 'format', ...SHARED],
  async run(values, positionals) {
    const { shape, files } = shapeAndFilesOf(positionals)
    const { format = 'pretty' } = values
    const { limits, entries, messages } = await settingsOf(shape, values)
    const listing = new Listing(format)
    const counts = new Map<string, number>()
    let unreadable = 0
    const detectAll = async () => {
      for (const file of files) {
        const kind = inputKindOf(values.input, shape, file)
        for await (const { bytes, ...place } of documentsOf(shape, file, kind, limits.bytes)) {
          const found = detect(shape, bytes, { limits, entries, messages })
          const key = found.candidates.join()
          if (found.problems) unreadable++
          else counts.set(key, (counts.get(key) ?? 0) + 1)
          const name = place.line === undefined ? nameOf(file) : `${nameOf(file)}:${place.line}`
          if (!values.counts) await listing.add({ file, ...place, ...found }, () => pretty(name, found))
        }
      }
    }
    if (values.counts) {
      await detectAll()
      await printCounts(counts, unreadable, format)
    } else await listing.fill(detectAll)
    return unreadable > 0 ? REFUSED : OK
  },
}

/** A document and its place in a file of several. `bytes` is undefined if it is longer than the limit. */
interface Placed {
  line?: number
  offset?: number
  bytes: Uint8Array | undefined
}

async function* documentsOf(shape: Shape, file: string, kind: InputKind, most: number): AsyncGenerator<Placed> {
  let isFirst = true
  for await (const document of kind === 'ndjson' ? linesOf(file, most) : [{ bytes: await readDocument(file, most) }]) {
    if (isFirst && document.bytes) refuseArray(shape, file, document.bytes)
    isFirst = false
    yield { ...document, bytes: document.bytes && withoutLineEnd(shape, document.bytes) }
  }
}

async function* linesOf(file: string, most: number): AsyncGenerator<Placed> {
  yield* documentsIn((await openInput(file)).chunks, most)
}

/** Detects the versions of a document. */
function detect(shape: Shape, bytes: Uint8Array | undefined, options: Options): Detection {
  const found = bytes && detectVersion(shape, bytes, options)
  if (found && found.evidence.length > 0) return found
  const settings = readSettings(shape, options)
  const { problems } = bytes ? validated(shape, bytes, withFatalAlone(settings)) : tooLarge(shape, settings)
  return found && problems.length === 0 ? found : { candidates: [], evidence: [], problems }
}

function pretty(place: string, { candidates, evidence, problems }: Detection): string {
  const paint = paintFor(process.stdout)
  if (problems) {
    const message = printable(withFlags(problems[0]?.message ?? ''))
    return `${printable(place)}: ${paint('red', 'cannot be read')}: ${message}\n`
  }
  const reasons = evidence.map(
    ({ version, pointer, reason }) => `  not ${version}: ${printable(reason)} ${paint('dim', printable(pointer))}\n`,
  )
  return `${printable(place)}: ${paint('bold', candidates.join(' or '))}\n${reasons.join('')}`
}

/** Prints how many documents can have which versions. `counts` has them by their candidates, joined by commas. */
async function printCounts(
  counts: ReadonlyMap<string, number>,
  unreadable: number,
  format: PrintFormat,
): Promise<void> {
  const versions = [...counts].sort().map(([key, documents]) => ({ candidates: key.split(','), documents }))
  const documents = versions.reduce((sum, { documents }) => sum + documents, unreadable)
  if (format !== 'pretty') {
    const summary = { documents, unreadable, versions }
    return print(`${JSON.stringify(summary, null, format === 'json' ? 2 : 0)}\n`)
  }
  const parts = versions.map(({ candidates, documents }) => `${grouped(documents)} of ${candidates.join(' or ')}`)
  if (unreadable > 0) parts.push(`${grouped(unreadable)} cannot be read`)
  return print(`${[counted(documents, 'document'), parts.join(', ')].filter(Boolean).join(': ')}\n`)
}
