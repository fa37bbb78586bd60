/** What each lane must reach, and the figure that tells whether it does: always the worst row, not the best. */

import { median } from '../method/stats.mjs'

const OURS = 'order-contract'

/**
 * @typedef {object} Outcome
 * @property {string} goal
 * @property {string} figure
 * @property {boolean} reached
 */

const times = (n) => `${n.toFixed(n < 10 ? 2 : 1)}×`

/** The lowest median ratio among rows, and how many of them reach the goal. */
function against(rows, peer, least, label) {
  const ratios = rows.map((row) => row.ratios[peer].median)
  const lowest = Math.min(...ratios)
  const worst = rows[ratios.indexOf(lowest)]
  const reaching = ratios.filter((ratio) => ratio >= least).length
  return {
    goal: `${label} ≥ ${least}×`,
    figure: `lowest ${times(lowest)} (${worst.document}), middle ${times(median(ratios))}; ${reaching} of ${rows.length} documents reach it`,
    reached: reaching === rows.length,
  }
}

const laid = (rows, layout) => rows.filter((row) => row.layout === layout)

/** Our way to start beside the quicker of a peer's two. */
function ahead({ rows: [{ times: ms }] }, peer) {
  const ours = ms[OURS]
  const name = [peer, `${peer}, bundled`].sort((a, b) => ms[a] - ms[b])[0]
  return {
    goal: `ahead of ${peer}`,
    figure: `${(ours / 1e6).toFixed(1)} ms beside ${(ms[name] / 1e6).toFixed(1)} ms (${name})`,
    reached: ours < ms[name],
  }
}

function atMost(sizes, part, kilobytes, label) {
  const [name, bytes] = Object.entries(sizes).find(([key]) => key.includes(part)) ?? []
  if (!name) return { goal: `${label} ≤ ${kilobytes} KB`, figure: 'there is no such build yet', reached: false }
  return {
    goal: `${label} ≤ ${kilobytes} KB`,
    figure: `${(bytes / 1000).toFixed(1)} KB: ${name}`,
    reached: bytes <= kilobytes * 1000,
  }
}

/** Linear: no larger document costs more than twice as much a byte as one of 10 KB does. */
function linear({ document, pace }) {
  const sizes = Object.keys(pace).map(Number)
  const later = sizes.filter((size) => size > 1e4)
  const worst = Math.max(...later.map((size) => pace[size] / pace[1e4]))
  return {
    goal: `linear: ${document}, per byte at most 2× of 10 KB`,
    figure: `${times(worst)} at worst, up to ${sizes.at(-1) / 1e6} MB`,
    reached: worst <= 2,
  }
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1)

function flat({ calls, early, late }) {
  const grown = late.heap - early.heap
  return {
    goal: `memory flat over ${calls.toLocaleString('en')} calls`,
    figure: `wasm ${megabytes(early.wasm)} → ${megabytes(late.wasm)} MB, heap and buffers ${megabytes(early.heap)} → ${megabytes(late.heap)} MB`,
    reached: early.wasm > 0 && late.wasm === early.wasm && grown < 1e6,
  }
}

/** @type {Record<string, (result: any, engine: string) => Outcome[]>} */
const GOALS = {
  A: ({ rows }) => [
    against(laid(rows, 'compact'), 'Ajv', 4, 'Ajv, compact'),
    against(laid(rows, 'pretty'), 'Ajv', 3, 'Ajv, pretty'),
  ],
  B: ({ rows }) => [against(rows, 'Ajv', 3, 'Ajv')],
  C: ({ rows }) => [against(rows, 'Ajv allErrors', 1.5, 'Ajv allErrors'), against(rows, 'Zod', 5, 'Zod')],
  E: ({ rows }, engine) => (engine === 'deno' ? [against(rows, 'Valibot', 1, 'Valibot')] : []),
  F: ({ rows }) => [against(rows, 'Ajv', 0.8, 'Ajv')],
  G: (result) => [ahead(result, 'Ajv compile'), ahead(result, 'Zod')],
  H: ({ sizes }) => [
    atMost(sizes, 'order-contract/slim', 30, 'slim with its .wasm'),
    atMost(sizes, 'everything inlined', 39, 'everything inlined'),
  ],
  I: ({ growth, memory }) => [...growth.map(linear), flat(memory)],
}

/**
 * @param {string} lane
 * @param {any} result
 * @param {string} engine
 */
export const outcomes = (lane, result, engine) => GOALS[lane](result, engine)
