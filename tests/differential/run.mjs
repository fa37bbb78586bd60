/**
 * `npm run long -- differential --count=1000000 --seed=1`: compares the package with JSON.parse, serde_json, Ajv on the
 * exported schemas, and the same code natively. Prints every difference and what was not compared.
 */
import { parseArgs } from 'node:util'
import { api } from '../js/package.mjs'
import { answerOf, conversionAnswerOf } from './answers.mjs'
import { startNative } from './native.mjs'
import { questionOf } from './questions.mjs'
import { DIFFERENCES, jsonParse, native, schemaSide, serdeJson, valueSide, verdict } from './sides.mjs'

const BATCH = 2000
const SHOWN = 20
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const count = Number(values.count)
const seed = Number(values.seed)
/** Each seed has questions of its own. */
const first = seed * 10_000_000
const chosen = values.only?.split(',')
const wants = (name) => chosen === undefined || chosen.includes(name)

const tally = new Map()
const shown = []
const started = Date.now()
const source = await startNative()
const programs = startPrograms()
const inProcess = [
  ['JSON.parse', jsonParse],
  ['Ajv', schemaSide(api)],
  ['isValid', verdict],
  ['as a value', valueSide(api)],
].filter(([name]) => wants(name))

await askAll()
for (const { program } of programs) if (program !== source) program.close()
source.close()
report()

function startPrograms() {
  const list = []
  if (wants('native')) {
    list.push({
      program: source,
      sides: [
        ['native', native],
        ['serde_json', serdeJson],
      ],
    })
  }
  return list
}

async function askAll() {
  for (let asked = 0; asked < count; asked += BATCH) {
    const seeds = Array.from({ length: Math.min(BATCH, count - asked) }, (_, index) => ({
      seed: first + asked + index,
    }))
    const lines = await source.ask(seeds)
    const batch = lines.map(questionOf)
    const replies = programs.map(({ program }) => program.ask(lines))
    const ours = batch.map((question) => ({
      ...answerOf(api, question),
      ...(wants('native') ? { converted: conversionAnswerOf(api, question) } : {}),
    }))
    for (const [index, question] of batch.entries())
      for (const [name, side] of inProcess) take(name, question, side(question, ours[index]))
    for (const [order, { sides }] of programs.entries()) {
      const theirs = await replies[order]
      for (const [index, question] of batch.entries())
        for (const [name, side] of sides) take(name, question, side(question, ours[index], theirs[index]))
    }
  }
}

function take(name, question, { differences, skipped }) {
  if (!tally.has(name)) tally.set(name, { compared: 0, different: 0, skipped: {} })
  const one = tally.get(name)
  if (skipped !== undefined) {
    if (!Object.hasOwn(DIFFERENCES, skipped)) throw new Error(`${skipped} is not in the list of differences`)
    one.skipped[skipped] = (one.skipped[skipped] ?? 0) + 1
  }
  if (differences === undefined) return
  one.compared += 1
  if (differences.length === 0) return
  one.different += 1
  if (shown.length < SHOWN)
    shown.push(`${name}: ${differences.slice(0, 4).join('\n  ')}\n  ${JSON.stringify(question)}`)
}

function report() {
  for (const one of shown) console.log(one)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`differential: ${count} questions, seed ${seed}, ${seconds} s`)
  for (const [name, { compared, different, skipped }] of tally) {
    const reasons = Object.entries(skipped).map(([reason, times]) => `${reason} ${times}`)
    console.log(
      `${name}: ${compared} compared, ${different} different${reasons.length > 0 ? `; left out: ${reasons.join(', ')}` : ''}`,
    )
  }
  process.exitCode = shown.length > 0 ? 1 : 0
}
