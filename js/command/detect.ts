/** The command `order-contract detect`. */
import { detectVersion } from '../api.js'
import type { Detected } from '../conversion.js'
import { readSettings, type Settings, withFatalAlone } from '../options.js'
import { documentsIn } from '../stream/documents_in.js'
import type { ArchiveFormat } from '../stream/stream_options.js'
import { tooLarge, unreadableOf } from '../stream/unread.js'
import type { Options, Problem, Shape, Version } from '../types.js'
import { validated } from '../validate.js'
import { command, done, OK, REFUSED } from './command.js'
import { refuseArray } from './file_checks.js'
import { withFlags } from './flags.js'
import { chunksOf, nameOf, openChecked, readDocument } from './input_files.js'
import { cutLineEnd } from './line_end.js'
import * as options from './options.js'
import { print } from './output_files.js'
import { PrintedList } from './printed_list.js'
import { counted, grouped, paintFor, printable, tell } from './terminal.js'

/** The result for a document. One that can't be read has no candidates but problems. */
type Detection = Detected & { problems?: Problem[] }

export const detectCommand = command({
  usage: 'SHAPE FILE…',
  summary: 'Tell which API versions a document can have, and why.',
  options: {
    ...options.INPUT,
    summary: { help: 'Print only how many documents can have which versions.' },
    ...options.FORMAT,
    ...options.SHARED,
  },
  async run({ values, switches, positionals }) {
    const { shape, files } = options.shapeOf(positionals)
    const { format = 'pretty' } = values
    const isSummary = switches.has('summary')
    const listing = isSummary ? undefined : new PrintedList(format)
    const settings = await options.settingsOf(shape, values)
    const task: DetectionRun = { shape, settings, read: readSettings(settings), listing, counts: new CandidateCounts() }
    const detectAll = async () => {
      for (const file of options.filesOf(files)) {
        const kind = options.inputKindOf(values.input, shape, file)
        if (kind === 'document') await oneDocument(file, task)
        else await archive(file, options.archiveFormatOf(kind), task)
      }
    }
    await (listing ? listing.fill(detectAll) : detectAll())
    if (isSummary) await task.counts.print(format)
    else task.counts.report()
    return task.counts.unreadable > 0 ? REFUSED : OK
  },
})

interface DetectionRun {
  shape: Shape
  settings: Options
  read: Settings
  /** Undefined if only the counts are printed. */
  listing: PrintedList | undefined
  counts: CandidateCounts
}

async function oneDocument(file: string, task: DetectionRun): Promise<void> {
  const { shape, read, listing, counts } = task
  const bytes = await readDocument(file, read.limits.bytes)
  refuseArray(shape, file, bytes)
  const found = counts.add(detect(cutLineEnd(shape, bytes)[0], task))
  await listing?.add({ file, ...found }, () => pretty(nameOf(file), found))
}

async function archive(file: string, format: ArchiveFormat, task: DetectionRun): Promise<void> {
  const { shape, read, listing, counts } = task
  done.file = nameOf(file)
  const source = await openChecked(file, (first) => {
    if (format !== 'json') refuseArray(shape, file, first)
  })
  for await (const { line, offset, bytes, isCut } of documentsIn(chunksOf(source), format, read.limits.bytes)) {
    const document = bytes && (isCut ? unreadableOf(shape, bytes, read) : cutLineEnd(shape, bytes)[0])
    const found = counts.add(detect(document, task))
    await listing?.add({ file, line, offset, ...found }, () => pretty(`${nameOf(file)}:${line}`, found))
  }
}

/** Detects the versions of a document. `bytes` is undefined if the document is longer than the limit. */
function detect(bytes: Uint8Array | undefined, { shape, settings, read }: DetectionRun): Detection {
  const found = bytes && detectVersion(shape, bytes as never, settings)
  if (found && found.evidence.length > 0) return found
  const { problems } = bytes ? validated(shape, bytes, withFatalAlone(read)) : tooLarge(shape, read)
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

/** How many documents can have the same versions. */
interface VersionCount {
  candidates: Version[]
  documents: number
}

/** Counts the documents by their candidates. */
class CandidateCounts {
  readonly #byVersions = new Map<string, VersionCount>()
  unreadable = 0

  add(found: Detection): Detection {
    if (found.problems) this.unreadable++
    else {
      const { candidates } = found
      const key = candidates.join()
      const count = this.#byVersions.get(key) ?? { candidates, documents: 0 }
      count.documents++
      this.#byVersions.set(key, count)
    }
    return found
  }

  /** Prints the counts on standard error if there is more than one document. */
  report(): void {
    if (this.#summary().documents > 1) tell(this.#text())
  }

  /** Prints the counts as the result. */
  async print(format: options.PrintFormat): Promise<void> {
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
