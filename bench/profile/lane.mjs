/**
 * Repeats the work of order-contract on one document of a lane, for a profiler.
 * Usage: node --cpu-prof lane.mjs <lane> <document> <milliseconds>
 */
import process from 'node:process'
import { timedLanes } from '../lanes/timed_lanes.mjs'

const [, , id, name, milliseconds] = process.argv
const lane = timedLanes[id]
const document = lane.documents().find((it) => it.name === name)
const [ours] = await lane.contestants(document)
const inputs = document.texts.map(lane.input)

function repeat(duration) {
  const end = performance.now() + duration
  do for (const input of inputs) ours.check(input)
  while (performance.now() < end)
}

/** Only what runs beneath this function counts. */
function profiled() {
  repeat(Number(milliseconds))
}

repeat(Number(milliseconds) / 4)
profiled()
