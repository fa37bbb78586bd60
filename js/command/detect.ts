/** `order-contract detect`. */
import { detectVersion } from '../api.js'
import { validated } from '../check/validate.js'
import type { Detected } from '../convert/conversion.js'
import { readSettings } from '../options/settings.js'
import { isFatal } from '../options/table.js'
import type { Options, Problem, Shape } from '../types/types.js'
import { documentsOf, type FileDocument, optionsOf, otherThan, shapeAndFilesOf } from './documents.js'
import { OK, REFUSED } from './errors.js'
import { SHARED, type Subcommand, withFlags } from './flags.js'
import { nameOf } from './inputs.js'
import { printResult } from './outputs.js'
import { adviceOnLines, grouped, printable } from './terminal.js'

/** `isOther` if it can be read, and is no document of the shape. Without candidates then, as if it can't be read. */
type Detection = Detected & { isOther?: true; problems?: Problem[] }

interface Group extends Pick<Detection, 'candidates' | 'isOther'> {
  documents: number
}

export const detectCommand: Subcommand = {
  usage: 'SHAPE FILE…',
  summary: 'Tell which API versions a document can have, and why.',
  flags: ['counts', 'format', ...SHARED],
  async run(values, positionals) {
    const { shape, files } = await shapeAndFilesOf(values, positionals)
    const { input, format } = values
    const { limits, entries, messages } = await optionsOf(shape, values)
    const detect = detectorOf(shape, { limits, entries, messages })
    const groups = new Map<string, Group>()
    for await (const { bytes, ...place } of documentsOf(shape, files, input, limits.bytes)) {
      const found = detect(bytes)
      const { candidates, isOther } = found
      const name = `${isOther ?? ''}${candidates.join()}`
      const group = groups.get(name) ?? { candidates, ...(isOther && { isOther }), documents: 0 }
      groups.set(name, { ...group, documents: group.documents + 1 })
      if (!values.counts) await printResult(format, { ...place, ...found }, () => pretty(shape, place, found))
    }
    if (values.counts)
      for (const group of groups.values()) {
        const of = group.candidates.length > 0 ? 'of ' : ''
        await printResult(format, group, () => `${grouped(group.documents)} ${of}${versionsOf(shape, group)}\n`)
      }
    return [...groups.values()].every(({ candidates }) => candidates.length > 0) ? OK : REFUSED
  },
}

/** Returns a function that has no candidates for what can't be read, or is no document of the shape. */
function detectorOf(shape: Shape, options: Pick<Options, 'limits' | 'entries' | 'messages'>) {
  const settings = readSettings(shape, options)
  const isOther = otherThan(shape, settings.limits)
  return (bytes: Uint8Array): Detection => {
    const found = detectVersion(shape, bytes, options)
    if (found.evidence.length > 0) return found
    const fatal = validated(shape, bytes, settings).problems.filter(({ code }) => isFatal(code))
    if (fatal.length > 0) return { candidates: [], evidence: [], problems: fatal.map(withFlags) }
    return isOther(bytes) ? { candidates: [], evidence: [], isOther: true } : found
  }
}

function versionsOf(shape: Shape, { candidates, isOther }: Pick<Detection, 'candidates' | 'isOther'>): string {
  if (candidates.length > 0) return candidates.join(' or ')
  return isOther ? `not of the shape ${shape}` : 'cannot be read'
}

function pretty(shape: Shape, { file, line }: Omit<FileDocument, 'bytes'>, found: Detection): string {
  const { evidence, problems: [problem] = [] } = found
  const place = line === undefined ? nameOf(file) : `${nameOf(file)}:${line}`
  const lines = [`${place}: ${versionsOf(shape, found)}${problem ? `: ${problem.message}` : ''}`]
  const advice = problem && line === undefined ? adviceOnLines(problem) : undefined
  if (advice !== undefined) lines.push(`  help: ${advice}`)
  lines.push(...evidence.map(({ version, pointer, reason }) => `  not ${version}: ${reason} ${pointer}`))
  return `${lines.map(printable).join('\n')}\n`
}
