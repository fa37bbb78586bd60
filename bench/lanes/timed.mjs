/**
 * Runs one timed lane in the engine that started this file, and prints its rows as JSON.
 * Usage: timed.mjs <lane> <full | quick>
 */
import process from 'node:process'
import { BUDGETS, measure } from '../method/measure.mjs'
import { progress } from '../method/progress.mjs'
import { convertLane } from './convert.mjs'
import { findingsLane } from './findings.mjs'
import { linesLane } from './lines.mjs'
import { verdictLanes } from './verdicts.mjs'

const [, , id, mode] = process.argv
const lane = { ...verdictLanes, C: findingsLane, D: linesLane, 'D′': convertLane }[id]

/** How many findings each contestant has to tell, where the lane is about findings. */
const counted = (contestants, [input]) =>
  contestants.every((it) => it.count)
    ? Object.fromEntries(contestants.map(({ name, count }) => [name, count(input)]))
    : undefined

const encoder = new TextEncoder()

async function measured(document) {
  const { name, layout, broken, texts } = document
  progress(`  ${name}`)
  const contestants = await lane.contestants(document)
  const inputs = texts.map(lane.input)
  return {
    document: name,
    layout,
    broken,
    bytes: Math.round(encoder.encode(texts.join('')).length / texts.length),
    ...measure(contestants, inputs, BUDGETS[mode]),
    findings: counted(contestants, inputs),
  }
}

const documents = lane.documents()
const rows = []
// Once for nothing: while a process is young, the engine still compiles behind its back.
await measured(documents[0])
for (const document of documents) rows.push(await measured(document))
progress('')
console.log(JSON.stringify({ rows }))
