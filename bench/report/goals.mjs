/** The goal of each lane: the median ratio over all valid documents counts, and the worst one is named beside it. */
import { median } from '../method/stats.mjs'
import { OURS } from '../peers/package.mjs'
import { DOWNLOADS } from '../size/goals.mjs'

/**
 * @typedef {object} Outcome
 * @property {string} goal
 * @property {string} figure
 * @property {boolean} reached
 */

export const times = (n) => `${n.toFixed(n < 10 ? 2 : 1)}×`

/** The median ratio to a peer is at least `least`. */
function atLeast(rows, peer, least, layout) {
  const counted = rows.filter((row) => !row.broken && (!layout || row.layout === layout))
  const ratios = counted.map((row) => row.ratios[peer].median)
  const lowest = Math.min(...ratios)
  const middle = median(ratios)
  return {
    goal: `${peer}${layout ? `, ${layout}` : ''}: ≥ ${least}×`,
    figure: `median ${times(middle)}, lowest ${times(lowest)} (${counted[ratios.indexOf(lowest)].document})`,
    reached: middle >= least,
  }
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

const downloads = ({ parts }) =>
  Object.entries(DOWNLOADS).map(([name, atMost]) => ({
    goal: `${name}: ≤ ${atMost / 1000} KB`,
    figure: `${(parts[name] / 1000).toFixed(1)} KB`,
    reached: parts[name] <= atMost,
  }))

/** No larger document costs more per byte than `atMost` times the cost at the size `from`. */
function linear({ document, sizes, goal: { from, atMost }, pace }) {
  const goal = `${document}: time per byte at most ${atMost}× that at size ${sizes[from].toLocaleString('en')}`
  const last = sizes.filter((size) => pace[size] !== undefined).at(-1)
  if (last !== sizes.at(-1))
    return { goal, figure: `stopped at ${last.toLocaleString('en')}: too slow`, reached: false }
  const worst = Math.max(...sizes.slice(from + 1).map((size) => pace[size] / pace[sizes[from]]))
  return {
    goal,
    figure: `at most ${times(worst)}, up to size ${last.toLocaleString('en')}`,
    reached: worst <= atMost,
  }
}

/** Some peers, and some goals, exist in one engine only. @type {Record<string, (result: any, engine: string) => Outcome[]>} */
const GOALS = {
  A: ({ rows }) => [atLeast(rows, 'Ajv', 3.5, 'compact'), atLeast(rows, 'Ajv', 2.7, 'pretty')],
  B: ({ rows }) => [atLeast(rows, 'Ajv', 2.3)],
  C: ({ rows }) => {
    const all = rows.map((row) => ({ ...row, broken: undefined }))
    return [atLeast(all, 'Ajv allErrors', 0.5), atLeast(all, 'Zod', 1.8)]
  },
  D: ({ rows }, engine) =>
    engine === 'deno'
      ? [atLeast(rows, 'by hand', 2), atLeast(rows, 'by hand, digits kept', 7.5)]
      : [atLeast(rows, 'by hand', 4)],
  'D′': ({ rows }) => [atLeast(rows, 'by hand', 0.6)],
  E: ({ rows }, engine) => (engine === 'deno' ? [atLeast(rows, 'Valibot', 0.74)] : []),
  F: ({ rows }) => [atLeast(rows, 'Ajv', 0.64)],
  G: (result) => [ahead(result, 'Ajv compile'), ahead(result, 'Zod')],
  H: downloads,
  I: (rows) => rows.map(linear),
}

/**
 * @param {string} lane
 * @param {any} result
 * @param {string} engine
 */
export const outcomes = (lane, result, engine) => GOALS[lane](result, engine)
