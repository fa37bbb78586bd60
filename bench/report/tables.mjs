/** Results as rows of text. Both the terminal output and RESULTS.md are written from them. */
import { OURS } from '../peers/package.mjs'
import { outcomes } from './goals.mjs'

/** @typedef {{ head: string[], rows: string[][] }} Table */

/** @param {number} ns */
export function duration(ns) {
  if (ns < 1e3) return `${ns.toFixed(0)} ns`
  if (ns < 1e6) return `${(ns / 1e3).toFixed(ns < 1e4 ? 2 : 1)} µs`
  return `${(ns / 1e6).toFixed(2)} ms`
}

const short = (n) => (n < 10 ? n.toFixed(2) : n.toFixed(0))

const time = ({ times, means }, name) => `${duration(times[name])} (mean ${duration(means[name])})`

const ratio = ({ median, low, high }) => `**${short(median)}×** (${short(low)}..${short(high)})`

/** One row per document: our time, then that of each peer with the median and the spread of the ratio. */
function timed(rows) {
  const [ours, ...peers] = Object.keys(rows[0].times)
  const counted = rows[0].findings !== undefined
  return {
    head: [
      'document',
      'bytes',
      ours,
      ...peers.flatMap((peer) => [peer, 'peer ÷ ours']),
      ...(counted ? ['errors reported by each'] : []),
    ],
    rows: rows.map((row) => [
      row.document,
      row.bytes.toLocaleString('en'),
      time(row, ours),
      ...peers.flatMap((peer) => [time(row, peer), ratio(row.ratios[peer])]),
      ...(counted ? [Object.values(row.findings).join(' / ')] : []),
    ]),
  }
}

/** One row per way to start, because there are more ways than columns. */
function started(row) {
  return {
    head: ['', 'time', 'its time ÷ ours'],
    rows: Object.keys(row.times).map((name) => [
      name,
      time(row, name),
      row.ratios[name] ? ratio(row.ratios[name]) : '',
    ]),
  }
}

const bytes = (weighed) => Object.entries(weighed).map(([name, n]) => [name, `${n.toLocaleString('en')} B`])

const downloaded = ({ parts, peers }) => ({
  head: ['', 'brotli'],
  rows: [...bytes(parts).map(([name, n]) => [`${OURS} ${name}`, n]), ...bytes(peers)],
})

const POWERS = { 1e3: '10³', 1e4: '10⁴', 1e5: '10⁵', 1e6: '10⁶', 1e7: '10⁷', 1e8: '10⁸' }

/** One row per way to grow. */
const grown = (rows) => ({
  head: ['ns per byte, by number of bytes, names or items', ...Object.values(POWERS)],
  rows: rows.map(({ document, pace }) => [
    document,
    ...Object.keys(POWERS).map((size) => (pace[size] === undefined ? '' : short(pace[size]))),
  ]),
})

/** @returns {Table} */
export function table(lane, result) {
  if (lane === 'G') return started(result.rows[0])
  if (lane === 'H') return downloaded(result)
  if (lane === 'I') return grown(result)
  return timed(result.rows)
}

/**
 * Goal, figure and verdict of every lane in every engine.
 * @returns {Table}
 */
export function overview(lanes, titles) {
  const rows = Object.entries(lanes).flatMap(([lane, engines]) =>
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
