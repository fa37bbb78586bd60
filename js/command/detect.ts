/** `order-contract detect`. */
import { detectVersion } from '../api.js'
import { validated } from '../check/validate.js'
import type { Detected } from '../convert/conversion.js'
import { readSettings } from '../options/settings.js'
import { isFatal } from '../options/table.js'
import type { Problem, Shape } from '../types/types.js'
import { OK, REFUSED } from './errors.js'
import { SHARED, withFlags } from './flags.js'
import { nameOf } from './inputs.js'
import { type FilePlace, type Job, otherThan, type Subcommand } from './job.js'
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
  async run(job) {
    const { shape, values } = job
    const { format, counts } = values
    const detect = detectorOf(job)
    const groups = new Map<string, Group>()
    for await (const { bytes, ...place } of job.documents()) {
      const found = detect(bytes)
      const { candidates, isOther } = found
      const verdict = verdictOn(shape, found)
      const group = groups.get(verdict) ?? { candidates, ...(isOther && { isOther }), documents: 0 }
      groups.set(verdict, group)
      group.documents++
      if (!counts) await printResult(format, { ...place, ...found }, () => pretty(verdict, place, found))
    }
    if (counts)
      for (const [verdict, group] of groups) {
        const of = group.candidates.length > 0 ? 'of ' : ''
        await printResult(format, group, () => `${grouped(group.documents)} ${of}${verdict}\n`)
      }
    return [...groups.values()].every(({ candidates }) => candidates.length > 0) ? OK : REFUSED
  },
}

/** Returns a function that has no candidates for what can't be read, or is no document of the shape. */
function detectorOf({ shape, options }: Job) {
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

function verdictOn(shape: Shape, { candidates, isOther }: Detection): string {
  if (candidates.length > 0) return candidates.join(' or ')
  return isOther ? `not of the shape ${shape}` : 'cannot be read'
}

function pretty(verdict: string, { file, line }: FilePlace, { evidence, problems: [problem] = [] }: Detection): string {
  const place = line === undefined ? nameOf(file) : `${nameOf(file)}:${line}`
  const lines = [`${place}: ${verdict}${problem ? `: ${problem.message}` : ''}`]
  const advice = problem && line === undefined ? adviceOnLines(problem) : undefined
  if (advice !== undefined) lines.push(`  help: ${advice}`)
  lines.push(...evidence.map(({ version, pointer, reason }) => `  not ${version}: ${reason} ${pointer}`))
  return `${lines.map(printable).join('\n')}\n`
}
