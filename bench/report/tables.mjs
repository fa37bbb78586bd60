/** Results as rows of words: the one form that the terminal and RESULTS.md are both written from. */
import { outcomes } from './goals.mjs'

/** @typedef {{ head: string[], rows: string[][] }} Table */

/** @param {number} ns */
export function duration(ns) {
  if (ns < 1e3) return `${ns.toFixed(0)} ns`
  if (ns < 1e6) return `${(ns / 1e3).toFixed(ns < 1e4 ? 2 : 1)} µs`
  return `${(ns / 1e6).toFixed(2)} ms`
}

const short = (n) => (n < 10 ? n.toFixed(2) : n.toFixed(0))

const ratio = ({ median, low, high }) => `**${short(median)}×** (${short(low)}..${short(high)})`

/** One line a document: our time, then each peer's with the ratio's median and spread. */
function timed(rows) {
  const [ours, ...peers] = Object.keys(rows[0].times)
  const counted = rows[0].findings !== undefined
  return {
    head: [
      'document',
      ...(rows[0].bytes ? ['bytes'] : []),
      ours,
      ...peers.flatMap((peer) => [peer, 'peer ÷ ours']),
      ...(counted ? ['errors told by each'] : []),
    ],
    rows: rows.map(({ document, bytes, times, ratios, findings }) => [
      document,
      ...(bytes ? [bytes.toLocaleString('en')] : []),
      duration(times[ours]),
      ...peers.flatMap((peer) => [duration(times[peer]), ratio(ratios[peer])]),
      ...(counted ? [Object.values(findings).join(' / ')] : []),
    ]),
  }
}

/** One line a way to start, as there are more ways than columns. */
function started({ times, ratios }) {
  return {
    head: ['', 'time', 'beside ours'],
    rows: Object.entries(times).map(([name, ns]) => [name, duration(ns), ratios[name] ? ratio(ratios[name]) : '']),
  }
}

const weighed = (sizes) => ({
  head: ['', 'brotli'],
  rows: Object.entries(sizes).map(([name, bytes]) => [name, `${bytes.toLocaleString('en')} B`]),
})

const SIZE = { 1e3: '1 KB', 1e4: '10 KB', 1e5: '100 KB', 1e6: '1 MB', 1e7: '10 MB', 1e8: '100 MB' }

const grown = (growth) => ({
  head: ['ns a byte', ...Object.keys(growth[0].pace).map((size) => SIZE[size])],
  rows: growth.map(({ document, pace }) => [document, ...Object.values(pace).map(short)]),
})

/** @returns {Table} */
export function table(lane, result) {
  if (lane === 'G') return started(result.rows[0])
  if (lane === 'H') return weighed(result.sizes)
  if (lane === 'I') return grown(result.growth)
  return timed(result.rows)
}

/** Goal, figure and verdict of every lane in every engine. @returns {Table} */
export function overview(lanes, titles) {
  const rows = Object.entries(lanes).flatMap(([lane, { engines }]) =>
    Object.entries(engines).flatMap(([engine, result]) =>
      outcomes(lane, result, engine).map(({ goal, figure, reached }) => [
        `${lane} ${titles[lane]}`,
        engine,
        goal,
        figure,
        reached ? 'reached' : 'NOT reached',
      ]),
    ),
  )
  return { head: ['lane', 'engine', 'goal', 'figure', ''], rows }
}
