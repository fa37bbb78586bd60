/**
 * Runs one timed lane in the engine that started this file, and prints its rows as JSON.
 * Usage: timed.mjs <A | B | C | E | F> <full | quick>
 */
import process from 'node:process'
import { BUDGETS, measure } from '../method/measure.mjs'
import { progress } from '../method/progress.mjs'
import * as findings from './findings.mjs'
import * as verdicts from './verdicts.mjs'

const [, , id, mode] = process.argv
const lane = id === 'C' ? findings.findingsLane : verdicts.verdictLanes[id]
const documents = id === 'C' ? findings.documents() : verdicts.documents()

/** How many findings each contestant has to tell, where the lane is about findings. */
const counted = (contestants, [input]) =>
  contestants.every((it) => it.count)
    ? Object.fromEntries(contestants.map(({ name, count }) => [name, count(input)]))
    : undefined

const encoder = new TextEncoder()
const rows = []
for (const { name, shape, layout, texts } of documents) {
  progress(`  ${name}`)
  const contestants = await lane.contestants(shape)
  const inputs = texts.map(lane.input)
  rows.push({
    document: name,
    layout,
    bytes: Math.round(encoder.encode(texts.join('')).length / texts.length),
    ...measure(contestants, inputs, BUDGETS[mode]),
    findings: counted(contestants, inputs),
  })
}
progress('')
console.log(JSON.stringify({ rows }))
