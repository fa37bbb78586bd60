/**
 * Runs one timed lane in the engine that started this file, and prints its rows as JSON.
 * Usage: timed.mjs <lane> <full | quick>
 */
import process from 'node:process'
import { BUDGETS, measure } from '../method/measure.mjs'
import { progress } from '../method/progress.mjs'
import { timedLanes } from './timed_lanes.mjs'

const [, , id, mode] = process.argv
const lane = timedLanes[id]

/** Counts the findings that each contestant reports, if the lane is about findings. */
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
// This run is discarded: in a young process the engine still compiles in the background.
await measured(documents[0])
for (const document of documents) rows.push(await measured(document))
progress('')
console.log(JSON.stringify({ rows }))
