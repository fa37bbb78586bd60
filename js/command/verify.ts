/** `order-contract verify`. */
import type { Problem, Shape } from '../types/types.js'
import { type Counterexample, LAW_NAMES, LAWS, type Law, lawsBy, verifyConversion } from '../verify/verify.js'
import { OK, REFUSED } from './errors.js'
import { SHARED, withFlags } from './flags.js'
import { nameOf } from './inputs.js'
import { conversionOf, type FilePlace, otherThan, type Subcommand } from './job.js'
import { printResult } from './outputs.js'
import { counted, formatted, grouped, printable } from './terminal.js'

interface Result {
  documents: number
  refused: number
  /** How many are no document of the shape. A conversion copies them, so the laws hold. */
  others: number
  /** How many documents each law says something about, and for how many it is broken. */
  laws: { [L in Law]: { checked: number; broken: number } }
  /** For each law the first document that breaks it, and no law before it. */
  counterexamples: (FilePlace & Counterexample)[]
  firstRefused?: FilePlace & { problems: Problem[] }
}

export const verifyCommand: Subcommand = {
  usage: 'SHAPE FILE… --from DATE --to DATE',
  summary: 'Check on your own documents what a conversion promises. Writes none of them.',
  flags: ['from', 'to', 'payout-url', 'format', ...SHARED],
  async run(job) {
    const { shape } = job
    const options = conversionOf(job)
    const isOther = otherThan(shape, options.limits)
    const laws = lawsBy(() => ({ checked: 0, broken: 0 }))
    const result: Result = { documents: 0, refused: 0, others: 0, laws, counterexamples: [] }
    for await (const { bytes, ...place } of job.documents()) {
      result.documents++
      const found = verifyConversion(shape, bytes, options)
      if (found.problems.length > 0) {
        result.refused++
        result.firstRefused ??= { ...place, problems: found.problems.map(withFlags) }
      } else {
        if (isOther(bytes)) result.others++
        countLaws(result, place, found)
      }
    }
    await printResult(job.values.format, result, () => pretty(shape, result))
    return result.refused + result.others + result.counterexamples.length > 0 ? REFUSED : OK
  },
}

function countLaws(result: Result, place: FilePlace, found: ReturnType<typeof verifyConversion>): void {
  for (const law of LAW_NAMES) {
    const holds = found.laws[law]
    if (holds !== null) result.laws[law].checked++
    if (holds === false) result.laws[law].broken++
  }
  const { counterexample } = found
  if (counterexample && !result.counterexamples.some(({ law }) => law === counterexample.law))
    result.counterexamples.push({ ...place, ...counterexample })
}

/** The longest counterexample that is shown. NDJSON has all of it. */
const LONGEST = 2000

function pretty(shape: Shape, result: Result): string {
  const { documents, refused, others, laws, counterexamples, firstRefused } = result
  const apart = others > 0 ? `, ${grouped(others)} not of the shape ${shape}` : ''
  const lines = [`${counted(documents, 'document')}, ${grouped(refused)} not converted${apart}`]
  for (const law of LAW_NAMES) {
    const { checked, broken } = laws[law]
    const held = checked > 0 ? ', all hold' : ''
    const verdict = broken > 0 ? `, ${grouped(broken)} broken` : held
    lines.push(`${law.padEnd(9)} ${grouped(checked)} checked${verdict}: ${LAWS[law]}`)
  }
  for (const { law, file, line = 1, pointer, document } of counterexamples) {
    const shown = document.length > LONGEST ? `${document.slice(0, LONGEST)} …` : document
    lines.push('', `broken: ${LAWS[law]}`, `  --> ${nameOf(file)}:${line}${pointer === '' ? '' : `  ${pointer}`}`)
    lines.push(`  with other values: ${shown}`)
  }
  const [problem] = firstRefused?.problems ?? []
  if (firstRefused && problem)
    lines.push('', 'the first that was not converted:', ...formatted(problem, firstRefused).trimEnd().split('\n'))
  return `${lines.map(printable).join('\n')}\n`
}
