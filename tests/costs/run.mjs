/**
 * `npm run long -- costs`: looks for inputs that cost much more per byte than an ordinary order. Every figure is a ratio:
 * to the ordinary document of the same size, and of twice the size to the size.
 */
import { pathToFileURL } from 'node:url'
import { api, dist } from '../js/package.mjs'
import { costAndGrowthOf, costOf, GROWTH } from './cost.mjs'
import { FAMILIES, ORDINARY } from './families.mjs'

const { validate, isValid, applyFixes, convert, detectVersion, validateCall } = api
const { convertStream } = await import(pathToFileURL(`${dist}/stream.js`).href)
/** A higher ratio to the ordinary cost per byte must be explained. */
const NOTABLE = 10
/** The highest ratio to the ordinary cost per byte of names that are chosen against a hash. */
const CHOSEN = 6
const SHOWN = 15
const OLD = '2023-07-27'
const NEW = '2024-02-05'
const UP = { from: OLD, to: NEW }
const DOWN = { from: NEW, to: OLD }

/**
 * The operations that a stranger can trigger with bytes. `run` gets an input with its shape and options. `prepare` makes the
 * input of an operation that takes another one, or returns undefined if there is none.
 */
const OPERATIONS = {
  isValid: { run: ({ shape, input, options }) => isValid(shape, input, options) },
  validate: { run: ({ shape, input, options }) => validate(shape, input, options) },
  applyFixes: { run: ({ shape, input, options }) => applyFixes(shape, input, options) },
  detectVersion: { run: ({ shape, input, options }) => detectVersion(shape, input, options) },
  validateCall: {
    run: ({ shape, text, options }) => {
      const query = { method: 'GET', url: `/v2/product?${text}` }
      const call = shape.endsWith('-query') ? query : { method: 'POST', url: '/v2/order', body: text }
      return validateCall(call, options)
    },
  },
  'convert up': converting(UP),
  'convert down': converting(DOWN),
  'convert back': {
    ...converting(UP),
    prepare: ({ shape, input, options }) => {
      const { output, complement } = convert(shape, input, { ...DOWN, ...options })
      return complement ? { shape, input: output, options: { ...options, complement } } : undefined
    },
  },
  'convertStream up': streaming(UP),
  'convertStream down': streaming(DOWN),
}

function converting(way) {
  return { run: ({ shape, input, options }) => convert(shape, input, { ...way, ...options }) }
}

function streaming(way) {
  return {
    prepare: ({ shape, text, options }) => {
      if (shape.endsWith('-query')) return undefined
      return { shape, archive: new Blob([`${text.replaceAll('\n', ' ')}\n`]), options }
    },
    run: ({ shape, archive, options }) => {
      const stream = convertStream(shape, { ...way, rejects: new WritableStream(), ...options })
      return new Response(archive.stream().pipeThrough(stream)).arrayBuffer()
    },
  }
}

const rows = []
for (const [operation, how] of Object.entries(OPERATIONS)) {
  const ordinary = await costOf(how, ORDINARY)
  for (const [family, one] of Object.entries(FAMILIES)) {
    const measured = await costAndGrowthOf(how, one)
    if (measured === undefined) continue
    const { cost, growth } = measured
    rows.push({ operation, family, ratio: cost / (ordinary ?? cost), growth })
  }
}
report(rows.sort((a, b) => b.ratio - a.ratio))

function report(rows) {
  console.log('| operation | input | cost a byte, to an ordinary order | at 2n, to n |\n|---|---|---|---|')
  for (const { operation, family, ratio, growth } of rows.slice(0, SHOWN))
    console.log(`| ${operation} | ${family} | ${ratio.toFixed(1)} | ${growth.toFixed(1)} |`)
  const notable = rows.filter(({ ratio }) => ratio > NOTABLE)
  const growing = rows.filter(({ growth }) => growth > GROWTH)
  console.log(
    `${rows.length} pairs of operation and family: ${notable.length} cost more than ${NOTABLE} times the ordinary`,
  )
  for (const { operation, family, growth } of growing)
    console.log(`not linear: ${operation}, ${family}: ${growth.toFixed(1)}`)
  const [worst] = rows.filter(({ family }) => family.includes('chosen'))
  console.log(
    `chosen names cost at most ${worst.ratio.toFixed(1)} times the ordinary: ${worst.operation}, ${worst.family}`,
  )
  process.exitCode = growing.length > 0 || worst.ratio > CHOSEN ? 1 : 0
}
