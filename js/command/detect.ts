/** `order-contract detect`. */
import { detectVersion } from '../api.js'
import type { Detected } from '../conversion.js'
import { readSettings, type Settings, withFatalAlone } from '../options.js'
import { documentsIn } from '../stream/documents_in.js'
import { tooLarge } from '../stream/too_large.js'
import type { Options, Problem, Shape, Version } from '../types.js'
import { validated } from '../validate.js'
import { inputKindOf, refuseArray, settingsOf, shapeAndFilesOf, withoutLineEnd } from './documents.js'
import { type PrintFormat, SHARED, withFlags } from './flags.js'
import { nameOf, openInput, readDocument } from './inputs.js'
import { Listing } from './listing.js'
import { print } from './outputs.js'
import { done, OK, REFUSED, type Subcommand } from './subcommand.js'
import { counted, grouped, paintFor, printable, tell } from './terminal.js'

/** The result for a document. One that can't be read has no candidates but problems. */
type Detection = Detected & { problems?: Problem[] }

export const detectCommand: Subcommand = {
  usage: 'SHAPE FILE…',
  summary: 'Tell which API versions a document can have, and why.',
  flags: ['input', 'counts', 'format', ...SHARED],
  async run(values, positionals) {
    const { shape, files } = shapeAndFilesOf(positionals)
    const { format = 'pretty' } = values
    const listing = values.counts ? undefined : new Listing(format)
    const { limits, entries, messages } = await settingsOf(shape, values)
    const detector = new Detector(shape, { limits, entries, messages })
    const counts = new CandidateCounts()
    const detectAll = async () => {
      for (const file of files) {
        const isDocument = inputKindOf(values.input, shape, file) === 'document'
        for await (const [place, found] of isDocument ? detector.document(file) : detector.archive(file)) {
          counts.add(found)
          const name = isDocument ? nameOf(file) : `${nameOf(file)}:${place.line}`
          await listing?.add({ file, ...place, ...found }, () => pretty(name, found))
        }
      }
    }
    await (listing ? listing.fill(detectAll) : detectAll())
    if (values.counts) await counts.print(format)
    else counts.report()
    return counts.unreadable > 0 ? REFUSED : OK
  },
}

type Place = { line?: number; offset?: number }

class Detector {
  readonly #shape: Shape
  readonly #options: Options
  readonly #settings: Settings

  constructor(shape: Shape, options: Options) {
    this.#shape = shape
    this.#options = options
    this.#settings = readSettings(shape, options)
  }

  async *document(file: string): AsyncGenerator<[Place, Detection]> {
    const bytes = await readDocument(file, this.#settings.limits.bytes)
    refuseArray(this.#shape, file, bytes)
    yield [{}, this.#detect(withoutLineEnd(this.#shape, bytes))]
  }

  async *archive(file: string): AsyncGenerator<[Place, Detection]> {
    done.file = nameOf(file)
    const chunks = (await openInput(file)).chunks((first) => refuseArray(this.#shape, file, first))
    for await (const { line, offset, bytes } of documentsIn(chunks, this.#settings.limits.bytes))
      yield [{ line, offset }, this.#detect(bytes && withoutLineEnd(this.#shape, bytes))]
  }

  /** Detects the versions of a document. `bytes` is undefined if the document is longer than the limit. */
  #detect(bytes: Uint8Array | undefined): Detection {
    const found = bytes && detectVersion(this.#shape, bytes, this.#options)
    if (found && found.evidence.length > 0) return found
    const settings = this.#settings
    const { problems } = bytes
      ? validated(this.#shape, bytes, withFatalAlone(settings))
      : tooLarge(this.#shape, settings)
    return found && problems.length === 0 ? found : { candidates: [], evidence: [], problems }
  }
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

/** How many documents can have the same versions. */
interface VersionCount {
  candidates: Version[]
  documents: number
}

/** Counts the documents by their candidates. */
class CandidateCounts {
  readonly #byVersions = new Map<string, VersionCount>()
  unreadable = 0

  add({ candidates, problems }: Detection): void {
    if (problems) this.unreadable++
    else {
      const count = this.#byVersions.get(candidates.join()) ?? { candidates, documents: 0 }
      count.documents++
      this.#byVersions.set(candidates.join(), count)
    }
  }

  /** Prints the counts on standard error if there is more than one document. */
  report(): void {
    if (this.#summary().documents > 1) tell(this.#text())
  }

  /** Prints the counts as the result. */
  async print(format: PrintFormat): Promise<void> {
    if (format === 'pretty') await print(`${this.#text()}\n`)
    else await print(`${JSON.stringify(this.#summary(), null, format === 'json' ? 2 : 0)}\n`)
  }

  #text(): string {
    const { documents, unreadable, versions } = this.#summary()
    const parts = versions.map(({ candidates, documents }) => `${grouped(documents)} of ${candidates.join(' or ')}`)
    if (unreadable > 0) parts.push(`${grouped(unreadable)} cannot be read`)
    return [counted(documents, 'document'), parts.join(', ')].filter(Boolean).join(': ')
  }

  #summary(): { documents: number; unreadable: number; versions: VersionCount[] } {
    const { unreadable } = this
    const versions = [...this.#byVersions.keys()].sort().map((key) => this.#byVersions.get(key) as VersionCount)
    return { documents: versions.reduce((sum, { documents }) => sum + documents, unreadable), unreadable, versions }
  }
}
