/**
 * Before any timing: every document and every broken variant must get the same, expected verdict from every
 * contestant, in every form it can be given. Exits with an error that names each document where one differs.
 */
import process from 'node:process'
import { beyondPeers, judged, mistaken } from '../documents/broken.mjs'
import { findingsLane } from './findings.mjs'
import { documents, verdictLanes } from './verdicts.mjs'

/** A set, as several texts stand behind one name. */
const differences = new Set()

function compare(document, lane, { name, check }, input, expected) {
  const answer = check(input) === 1
  if (answer !== expected) {
    differences.add(`${document}: ${name} says ${answer ? 'valid' : 'invalid'} (lane ${lane})`)
  }
}

/** The document's value where it has one: lane E has nothing to ask about a text that is not JSON. */
function inputOf(lane, text) {
  try {
    return { input: lane.input(text) }
  } catch {
    return {}
  }
}

async function everywhere(name, shape, text, expected) {
  for (const [id, lane] of Object.entries(verdictLanes)) {
    const given = inputOf(lane, text)
    if (!('input' in given)) continue
    if (id === 'E' && (given.input === null || typeof given.input !== 'object')) continue
    for (const contestant of await lane.contestants(shape)) {
      compare(name, id, contestant, given.input, expected)
    }
  }
}

for (const { name, shape, texts } of documents()) {
  for (const text of texts) await everywhere(name, shape, text, true)
}
for (const { name, shape, text, valid } of judged()) await everywhere(name, shape, text, valid)

for (const { name, shape, texts } of mistaken()) {
  for (const contestant of await findingsLane.contestants(shape)) {
    if (contestant.count(texts[0]) === 0) differences.add(`${name}: ${contestant.name} finds nothing`)
  }
}

/** What no peer refuses, and we must. */
async function unseen({ name, shape, text, bytes }) {
  const lane = bytes ? 'A' : 'B'
  const [ours, usual] = await verdictLanes[lane].contestants(shape)
  compare(name, lane, ours, bytes ?? text, false)
  return usual.check(bytes ?? text) === 1 ? [name] : []
}

const beyond = (await Promise.all(beyondPeers().map(unseen))).flat()

if (differences.size > 0) {
  console.error(`Nothing was timed, as verdicts differ:\n  ${[...differences].join('\n  ')}`)
  process.exit(1)
}
console.log(JSON.stringify({ beyond }))
