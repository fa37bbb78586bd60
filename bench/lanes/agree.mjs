/**
 * Checks before any timing that every contestant returns the expected verdict for every document and every broken
 * variant, in every form of input, and the same value for every conversion. Exits with an error that names each
 * document that differs. Otherwise prints what the peers do not see.
 */

import process from 'node:process'
import { isDeepStrictEqual } from 'node:util'
import { beyondPeers } from '../documents/broken.mjs'
import { judged } from '../documents/judged.mjs'
import { convertLane } from './convert.mjs'
import { findingsLane } from './findings.mjs'
import { linesLane } from './lines.mjs'
import { verdictLanes } from './verdicts.mjs'

/** A set, because one name stands for several texts. */
const differences = new Set()

function compare(document, lane, { name, check }, input, expected) {
  const answer = check(input) === 1
  if (answer !== expected) {
    differences.add(`${document}: ${name} says ${answer ? 'valid' : 'invalid'} (lane ${lane})`)
  }
}

/** The document's value, if it has one: lane E needs a value, so it skips texts that are not JSON. */
function inputOf(lane, text) {
  try {
    return { input: lane.input(text) }
  } catch {
    return {}
  }
}

async function verdicts(name, shape, text, expected) {
  for (const [id, lane] of Object.entries(verdictLanes)) {
    const given = inputOf(lane, text)
    if (!('input' in given)) continue
    if (id === 'E' && (given.input === null || typeof given.input !== 'object')) continue
    for (const contestant of await lane.contestants({ shape })) {
      compare(name, id, contestant, given.input, expected)
    }
  }
}

async function findings(document) {
  for (const contestant of await findingsLane.contestants(document)) {
    contestant.check(document.texts[0])
    if (contestant.count(document.texts[0]) === 0) differences.add(`${document.name}: ${contestant.name} finds nothing`)
  }
}

const decoder = new TextDecoder()
const textOf = (output) => (typeof output === 'string' ? output : decoder.decode(output))
const valuesIn = (text, lines) => (lines ? text.trimEnd().split('\n') : [text]).map((it) => JSON.parse(it))

/** Checks that all outputs have the same values, in any order and layout. */
async function conversions(lane, document, lines) {
  const contestants = await lane.contestants(document)
  for (const text of document.texts) {
    const input = lane.input(text)
    const [expected, ...others] = contestants.map(({ convert }) => valuesIn(textOf(convert(input)), lines))
    others.forEach((values, at) => {
      if (isDeepStrictEqual(values, expected)) return
      differences.add(`${document.name}: ${contestants[at + 1].name} converts to another value`)
    })
  }
}

/** Checks what we must reject and no peer rejects. */
async function unseen({ name, shape, text, bytes }) {
  const lane = bytes ? 'A' : 'B'
  const contestants = await verdictLanes[lane].contestants({ shape })
  compare(name, lane, contestants[0], bytes ?? text, false)
  const usual = contestants.find((it) => it.name === 'Ajv')
  return usual.check(bytes ?? text) === 1 ? [name] : []
}

for (const { name, shape, texts } of verdictLanes.E.documents()) {
  for (const text of texts) await verdicts(name, shape, text, true)
}
for (const { name, shape, text, valid } of judged) await verdicts(name, shape, text, valid)
for (const document of findingsLane.documents()) {
  await verdicts(document.name, document.shape, document.texts[0], false)
  await findings(document)
}
for (const document of convertLane.documents()) await conversions(convertLane, document, false)
for (const document of linesLane.documents()) await conversions(linesLane, document, true)
const beyond = (await Promise.all(beyondPeers().map(unseen))).flat()

if (differences.size > 0) {
  console.error(`Nothing was timed, as contestants differ:\n  ${[...differences].join('\n  ')}`)
  process.exit(1)
}
console.log(JSON.stringify({ beyond }))
