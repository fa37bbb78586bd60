/** `order-contract detect`. */
import { detectVersion } from '../api.js'
import type { Detected } from '../conversion.js'
import { isFatal, readSettings } from '../options.js'
import { tooLarge } from '../stream/rejects.js'
import type { Options, Problem, Shape } from '../types.js'
import { validated } from '../validate.js'
import { documentsOf, optionsOf, refuseArray, shapeAndFilesOf } from './documents.js'
import { OK, REFUSED } from './errors.js'
import { SHARED, type Subcommand, withFlags } from './flags.js'
import { nameOf } from './inputs.js'
import { printResult } from './outputs.js'
import { grouped, printable } from './terminal.js'

type Detection = Detected & { problems?: Problem[] }

export const detectCommand: Subcommand = {
  usage: 'SHAPE FILE…',
  summary: 'Tell which API versions a document can have, and why.',
  flags: ['input', 'counts', 'format', ...SHARED],
  async run(values, positionals) {
    const { shape, files } = await shapeAndFilesOf(values, positionals)
    const { input, format } = values
    const { limits, entries, messages } = await optionsOf(shape, values)
    const groups = new Map<string, { candidates: readonly string[]; documents: number }>()
    for await (const { bytes, ...place } of documentsOf(shape, files, input, limits.bytes)) {
      const { file, line } = place
      if (bytes) refuseArray(shape, file, bytes)
      const found = detect(shape, bytes, { limits, entries, messages })
      const { candidates } = found
      const known = groups.get(candidates.join())?.documents ?? 0
      groups.set(candidates.join(), { candidates, documents: known + 1 })
      const name = line === undefined ? nameOf(file) : `${nameOf(file)}:${line}`
      if (!values.counts) await printResult(format, { ...place, ...found }, () => pretty(name, found))
    }
    if (values.counts)
      for (const group of groups.values()) {
        const { candidates, documents } = group
        const versions = candidates.length > 0 ? `of ${candidates.join(' or ')}` : 'cannot be read'
        await printResult(format, group, () => `${grouped(documents)} ${versions}\n`)
      }
    return groups.has('') ? REFUSED : OK
  },
}

/** Has no candidates, but problems, if the document can't be read. */
function detect(shape: Shape, bytes: Uint8Array | undefined, options: Options): Detection {
  const found = bytes && detectVersion(shape, bytes, options)
  if (found && found.evidence.length > 0) return found
  const settings = readSettings(shape, options)
  const problems = bytes ? validated(shape, bytes, settings).problems : tooLarge(shape, settings)
  const fatal = problems.filter(({ code }) => isFatal(code))
  return found && fatal.length === 0 ? found : { candidates: [], evidence: [], problems: fatal }
}

function pretty(place: string, { candidates, evidence, problems }: Detection): string {
  const found = problems ? `cannot be read: ${withFlags(problems[0]?.message ?? '')}` : candidates.join(' or ')
  const reasons = evidence.map(({ version, pointer, reason }) => `  not ${version}: ${reason} ${pointer}`)
  return `${[`${place}: ${found}`, ...reasons].map(printable).join('\n')}\n`
}
