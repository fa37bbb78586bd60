/** `order-contract detect`. */
import { detectVersion } from '../api.js'
import type { Detected } from '../conversion.js'
import { readSettings, withFatalAlone } from '../options.js'
import { documentsIn } from '../stream/documents_in.js'
import { tooLarge } from '../stream/too_large.js'
import type { Options, Problem, Shape } from '../types.js'
import { validated } from '../validate.js'
import { inputKindOf, refuseArray, settingsOf, shapeAndFilesOf, withoutLineEnd } from './documents.js'
import { type InputKind, SHARED, withFlags } from './flags.js'
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
    const counts = new Counts()
    const detectAll = async () => {
      for (const file of files) {
        const kind = inputKindOf(values.input, shape, file)
        for await (const { bytes, ...place } of documentsOf(shape, file, kind, limits.bytes)) {
          const found = detect(shape, bytes, { limits, entries, messages })
          counts.add(found)
          const name = place.line === undefined ? nameOf(file) : `${nameOf(file)}:${place.line}`
          if (!values.counts) await listing.add({ file, ...place, ...found }, () => pretty(name, found))
        }
      }
    }
    if (!values.counts) await listing.fill(detectAll)
    else {
      await detectAll()
      await print(format === 'pretty' ? counts.text() : counts.json(format === 'json' ? 2 : 0))
    }
    return counts.unreadable > 0 ? REFUSED : OK
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
  const settings = readSettings(options)
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

/** Counts the documents by their candidates. */
class Counts {
  readonly #byVersions = new Map<string, number>()
  unreadable = 0

  add({ candidates, problems }: Detection): void {
    const key = candidates.join()
    if (problems) this.unreadable++
    else this.#byVersions.set(key, (this.#byVersions.get(key) ?? 0) + 1)
  }

  get #versions() {
    const sorted = [...this.#byVersions].sort()
    return sorted.map(([key, documents]) => ({ candidates: key.split(','), documents }))
  }

  get #documents(): number {
    return this.#versions.reduce((sum, { documents }) => sum + documents, this.unreadable)
  }

  text(): string {
    const parts = this.#versions.map(
      ({ candidates, documents }) => `${grouped(documents)} of ${candidates.join(' or ')}`,
    )
    if (this.unreadable > 0) parts.push(`${grouped(this.unreadable)} cannot be read`)
    return `${[counted(this.#documents, 'document'), parts.join(', ')].filter(Boolean).join(': ')}\n`
  }

  json(indent: number): string {
    const { unreadable } = this
    return `${JSON.stringify({ documents: this.#documents, unreadable, versions: this.#versions }, null, indent)}\n`
  }
}
