/** The goal of each lane, and the figure that decides whether it is reached: the worst row counts, not the best. */

import { median } from '../method/stats.mjs'
import { BASELINE, OURS } from '../peers/package.mjs'
import { DOWNLOADS } from '../size/goals.mjs'

/**
 * @typedef {object} Outcome
 * @property {string} goal
 * @property {string} figure
 * @property {boolean} reached
 */

export const times = (n) => `${n.toFixed(n < 10 ? 2 : 1)}×`

const valid = (rows) => rows.filter((row) => !row.broken)
const laid = (rows, layout) => valid(rows).filter((row) => row.layout === layout)

/** The median ratios of the rows, in a sentence that names the worst. */
function ratiosTo(rows, peer) {
  const ratios = rows.map((row) => row.ratios[peer].median)
  const lowest = Math.min(...ratios)
  const worst = rows[ratios.indexOf(lowest)].document
  const middle = median(ratios)
  return { ratios, lowest, middle, words: `median ${times(middle)}, lowest ${times(lowest)} (${worst})` }
}

/** Each row reaches the goal. */
function against(rows, peer, least) {
  const { ratios, lowest, words } = ratiosTo(rows, peer)
  const reaching = ratios.filter((ratio) => ratio >= least).length
  return {
    goal: `${peer} ≥ ${least}×`,
    figure: `${words}; ${reaching} of ${rows.length} documents reach it`,
    reached: lowest >= least,
  }
}

/** The median row and the worst row each reach a figure. */
function between(rows, peer, layout, middleLeast, lowestLeast) {
  const { lowest, middle, words } = ratiosTo(laid(rows, layout), peer)
  return {
    goal: `${peer}, ${layout}: median ≥ ${middleLeast}×, lowest ≥ ${lowestLeast}×`,
    figure: words,
    reached: middle >= middleLeast && lowest >= lowestLeast,
  }
}

/** The measured difference between identical packages, per document. */
const NOISE = 0.02

/** The package is not slower than the first edition on any document. */
function neverBehind(rows) {
  const goal = 'never slower than the first edition'
  const peer = Object.keys(rows[0].ratios).find((name) => name.startsWith(BASELINE))
  if (!peer) return { goal, figure: 'not measured: its commit is not in this history', reached: false }
  const { ratios, words } = ratiosTo(rows, peer)
  const behind = ratios.filter((ratio) => ratio < 1 - NOISE).length
  return { goal, figure: `slower on ${behind || 'none'} of ${rows.length} documents; ${words}`, reached: behind === 0 }
}

/** Faster than a peer, both installed and bundled. */
function ahead({ rows: [{ times: ns }] }, peer) {
  const ms = (name) => (ns[name] / 1e6).toFixed(1)
  const ways = ['', ', bundled']
  return {
    goal: `faster than ${peer}, installed and bundled`,
    figure: ways.map((way) => `${ms(OURS + way)} ms against ${ms(peer + way)}${way || ', installed'}`).join('; '),
    reached: ways.every((way) => ns[OURS + way] < ns[peer + way]),
  }
}

function downloads({ parts }) {
  return Object.entries(DOWNLOADS).map(([name, { atMost }]) => ({
    goal: `${name}: ≤ ${atMost / 1000} KB`,
    figure: name in parts ? `${(parts[name] / 1000).toFixed(1)} KB` : 'missing',
    reached: parts[name] <= atMost,
  }))
}

/** No larger document costs more per byte than `atMost` times the cost at the size `from`. */
function linear({ document, sizes, goal: { from, atMost }, pace }) {
  const goal = `${document}: time per byte at most ${atMost}× that at size ${sizes[from].toLocaleString('en')}`
  const reachedSizes = sizes.filter((size) => pace[size] !== undefined)
  const last = reachedSizes.at(-1)
  if (last !== sizes.at(-1))
    return { goal, figure: `stopped at ${last.toLocaleString('en')}: too slow`, reached: false }
  const worst = Math.max(...sizes.slice(from + 1).map((size) => pace[size] / pace[sizes[from]]))
  const figure = `at most ${times(worst)}, up to size ${last.toLocaleString('en')}`
  return { goal, figure, reached: worst <= atMost }
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1)

function flat({ calls, early, late }) {
  const grown = late.heap - early.heap
  return {
    goal: `memory constant over ${calls.toLocaleString('en')} calls`,
    figure: `wasm ${megabytes(early.wasm)} → ${megabytes(late.wasm)} MB, heap and buffers ${megabytes(early.heap)} → ${megabytes(late.heap)} MB`,
    reached: early.wasm > 0 && late.wasm === early.wasm && grown < 1e6,
  }
}

/** The memory of a large document is reused by the next one, or released. */
function givenBack({ bytes, before, one, five, after }) {
  const steps = [before, one, five, after]
  const line = (part) => steps.map((it) => megabytes(it[part])).join(' → ')
  return {
    goal: `five documents of ${megabytes(bytes)} MB leave no more memory allocated than one`,
    figure: `before, after one, after five, after small calls: wasm ${line('wasm')} MB, heap and buffers ${line('heap')} MB`,
    reached: five.wasm <= one.wasm && after.wasm <= one.wasm && after.heap - one.heap < 1e6,
  }
}

/** @type {Record<string, (result: any, engine: string) => Outcome[]>} */
const GOALS = {
  A: ({ rows }) => [between(rows, 'Ajv', 'compact', 4, 3), between(rows, 'Ajv', 'pretty', 3, 2), neverBehind(rows)],
  B: ({ rows }) => [against(valid(rows), 'Ajv', 3), neverBehind(rows)],
  C: ({ rows }) => [
    against(rows, 'Ajv allErrors', 1),
    against(rows, 'Zod', 3),
    against(rows, 'Zod compiled', 3),
    neverBehind(rows),
  ],
  D: ({ rows }) => byHand(rows, 8),
  'D′': ({ rows }) => byHand(rows, 1),
  E: ({ rows }, engine) =>
    engine === 'deno'
      ? [against(rows, 'Valibot', 1.2), against(rows, 'Zod', 1), neverBehind(rows)]
      : [neverBehind(rows)],
  F: ({ rows }) => [against(rows, 'Ajv', 0.85), neverBehind(rows)],
  G: (result) => [ahead(result, 'Ajv compile'), ahead(result, 'Zod')],
  H: downloads,
  I: ({ growth, memory }) => [...growth[OURS].map(linear), flat(memory[OURS].calls), givenBack(memory[OURS].large)],
}

/** Compared with both hand-written conversions, if the engine supports them. */
const byHand = (rows, least) => [
  ...Object.keys(rows[0].ratios)
    .filter((name) => name.startsWith('by hand'))
    .map((name) => against(rows, name, least)),
  neverBehind(rows),
]

/**
 * @param {string} lane
 * @param {any} result
 * @param {string} engine
 */
export const outcomes = (lane, result, engine) => GOALS[lane](result, engine)
