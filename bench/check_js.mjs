/**
 * `npm run bench:check-js`: compares `order-contract/check-js` with `order-contract/check` and with JSON.parse and Ajv,
 * interleaved in one process. Compares their answers on each document before any timing. Writes CHECK_JS.md.
 */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { mistaken } from './documents/broken.mjs'
import { generated } from './documents/generate.mjs'
import { BUDGETS, measure } from './method/measure.mjs'
import { compile } from './peers/ajv.mjs'
import { current } from './peers/package.mjs'

const [script, check] = await Promise.all(
  ['./check-js', './check'].map((subpath) => import(current.installedFileOf(subpath).href)),
)
const documents = generated().filter(({ layout, shape }) => layout === 'compact' && shape !== 'order')
const lanes = [
  ['text → verdict', documents, verdicts],
  ['invalid text → report, all messages read', mistaken(), reports],
]
writeFileSync(new URL('CHECK_JS.md', import.meta.url), page(lanes.map(lane)))

function lane([title, kinds, contestants]) {
  const rows = kinds.map(({ name, shape, texts }) => {
    for (const text of texts) assert.deepEqual(plain(script, shape, text), plain(check, shape, text), name)
    const { times, ratios } = measure(contestants(shape), texts, BUDGETS.full)
    const ratio = ({ median, low, high }) => `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
    return [name, ...Object.values(times).map(micros), ...Object.values(ratios).map(ratio)]
  })
  return { title, names: contestants(kinds[0].shape).map(({ name }) => name), rows }
}

/** Reads everything of a report, also what is built when it is first read. */
function plain({ validate }, shape, text) {
  return JSON.stringify(validate(shape, text))
}

function verdicts(shape) {
  const ask = (name, isValid) => ({ name, check: (text) => (isValid(text) ? 1 : 2) })
  const ajv = compile(shape)
  return [
    ask('check', (text) => check.isValid(shape, text)),
    ask('check-js', (text) => script.isValid(shape, text)),
    ask('JSON.parse + Ajv', (text) => ajv(JSON.parse(text))),
  ]
}

function reports(shape) {
  const ask = (name, { validate }) => ({
    name,
    check: (text) => validate(shape, text).problems.reduce((sum, { message }) => sum + message.length, 0),
  })
  return [ask('check', check), ask('check-js', script)]
}

function micros(nanoseconds) {
  return `${(nanoseconds / 1000).toFixed(2)} µs`
}

function page(lanes) {
  return `# order-contract/check-js

Written by \`npm run bench:check-js\` in Node ${process.versions.node}. All contestants run in one process, in interleaved rounds;
the table shows the median time of a document, and the time of the others divided by that of \`check\`: the median of
the rounds, the lowest and the highest. Other processes were running, so compare the ratios and not the times.
Before any timing, the reports of \`check-js\` and \`check\` on every document are compared.

${lanes.map(table).join('\n\n')}
`
}

function table({ title, names, rows }) {
  const [first, ...others] = names
  const head = [title, first, ...others, ...others.map((name) => `${name} ÷ ${first}`)]
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
