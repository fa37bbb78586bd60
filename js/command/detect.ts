/** `order-contract detect`. */
import { detectVersion } from '../api.js'
import { isFatal } from '../closed_lists.js'
import type { Detected } from '../conversion.js'
import { readSettings } from '../options.js'
import { tooLarge } from '../stream/rejects.js'
import type { Options, Problem, Shape } from '../types.js'
import { validated } from '../validate.js'
import { documentsOf, optionsOf, refuseArray, shapeAndFilesOf } from './documents.js'
import { OK, REFUSED } from './errors.js'
import { type PrintFormat, SHARED, type Subcommand, withFlags } from './flags.js'
import { nameOf } from './inputs.js'
import { Listing } from './listing.js'
import { print } from './outputs.js'
import { counted, grouped, paintFor, printable } from './terminal.js'

type Detection = Detected & { problems?: Problem[] }

export const detectCommand: Subcommand = {
  usage: 'SHAPE FILE…',
  summary: 'Tell which API versions a document can have, and why.',
  flags: ['input', 'counts', 'format', ...SHARED],
  async run(values, positionals) {
    const { shape, files } = shapeAndFilesOf(positionals)
    const { format = 'pretty' } = values
    const { limits, entries, messages } = await optionsOf(shape, values)
    const listing = new Listing(format)
    const counts = new Map<string, number>()
    let unreadable = 0
    const detectAll = async () => {
      let begun: string | undefined
      const documents = documentsOf(shape, files, values.input, limits.bytes, () => listing.flush())
      for await (const { bytes, ...place } of documents) {
        const { file, line } = place
        if (bytes && begun !== file) refuseArray(shape, file, bytes)
        begun = file
        const found = detect(shape, bytes, { limits, entries, messages })
        const key = found.candidates.join()
        if (found.problems) unreadable++
        else counts.set(key, (counts.get(key) ?? 0) + 1)
        const name = line === undefined ? nameOf(file) : `${nameOf(file)}:${line}`
        if (!values.counts) await listing.add({ ...place, ...found }, () => pretty(name, found))
      }
    }
    if (values.counts) {
      await detectAll()
      await printCounts(counts, unreadable, format)
    } else await listing.fill(detectAll)
    return unreadable > 0 ? REFUSED : OK
  },
}

function detect(shape: Shape, bytes: Uint8Array | undefined, options: Options): Detection {
  const found = bytes && detectVersion(shape, bytes, options)
  if (found && found.evidence.length > 0) return found
  const settings = readSettings(shape, options)
  const problems = bytes ? validated(shape, bytes, settings).problems : tooLarge(shape, settings)
  const fatal = problems.filter(({ code }) => isFatal(code))
  return found && fatal.length === 0 ? found : { candidates: [], evidence: [], problems: fatal }
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
