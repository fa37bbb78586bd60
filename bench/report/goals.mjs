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

/** The median ratio to a peer is at least `least`, and that of no document is under `lowest`. */
function atLeast(rows, peer, least, lowest = 0) {
  const counted = rows.filter((row) => !row.broken)
  const ratios = counted.map((row) => row.ratios[peer].median)
  const worst = Math.min(...ratios)
  const middle = median(ratios)
  return {
    goal: `${peer}: ≥ ${least}×${lowest ? `, each ≥ ${lowest}×` : ''}`,
    figure: `median ${times(middle)}, lowest ${times(worst)} (${counted[ratios.indexOf(worst)].document})`,
    reached: middle >= least && worst >= lowest,
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
  A: ({ rows }, engine) => [atLeast(rows, 'Ajv', { node: 4.3, deno: 3.4 }[engine])],
  B: ({ rows }, engine) => [atLeast(rows, 'Ajv', { node: 2.5, deno: 2.2 }[engine])],
  C: ({ rows }, engine) => {
    const all = rows.map((row) => ({ ...row, broken: undefined }))
    return [atLeast(all, 'Ajv allErrors', { node: 0.55, deno: 0.45 }[engine]), atLeast(all, 'Zod', 2)]
  },
  D: ({ rows }, engine) =>
    engine === 'deno'
      ? [atLeast(rows, 'by hand', 2.4), atLeast(rows, 'by hand, digits kept', 8.5)]
      : [atLeast(rows, 'by hand', 5, 3.5)],
  'D′': ({ rows }, engine) => [atLeast(rows, 'by hand', { node: 0.75, deno: 0.6 }[engine])],
  E: ({ rows }, engine) => (engine === 'deno' ? [atLeast(rows, 'Valibot', 1.06)] : []),
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
