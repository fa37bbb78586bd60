/** SIZES.md: the recorded sizes as tables. */
import { GOALS } from './goals.mjs'
import { CHECK, WHOLE } from './parts.mjs'

const number = (n) => n.toLocaleString('en')
const kilobytes = (n) => `${(n / 1000).toFixed(1)} KB`

const grid = (head, rows) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function goal(name, bytes) {
  const { atMost } = GOALS[name] ?? {}
  if (!atMost) return ['', '']
  return [`≤ ${kilobytes(atMost)}`, bytes <= atMost ? 'reached' : 'NOT reached']
}

const missing = (parts) =>
  Object.keys(GOALS)
    .filter((name) => !(name in parts))
    .map((name) => [name, 'missing', ...goal(name, Number.POSITIVE_INFINITY)])

/** @param {{ parts: Record<string, number>, modules: Record<string, any>, peers: Record<string, number> }} sizes */
export const markdown = ({ parts, modules, peers }) => `# Sizes

Written by \`npm run size\`; the numbers are in sizes.json. Each part is bundled by esbuild for a browser, minified, and
compressed by brotli at the highest level. 1 KB is 1,000 bytes. \`npm test\` fails if a part is more than 3 % larger than
the size recorded here.

${grid(
  ['part', 'brotli bytes', 'goal', ''],
  [...missing(parts), ...Object.entries(parts).map(([name, bytes]) => [name, number(bytes), ...goal(name, bytes)])],
)}

## The modules

${grid(
  ['file', 'raw', 'gzip', 'brotli'],
  Object.entries(modules).map(([name, it]) => [name, number(it.raw), number(it.gzip), number(it.brotli)]),
)}

## Peers

Each includes the contract in its own form. None of them converts documents or detects duplicate keys.

${grid(
  ['peer', 'brotli bytes'],
  Object.entries(peers).map(([name, bytes]) => [name, number(bytes)]),
)}
`

/** The table in the README: the imports to choose from. */
export const summary = ({ parts }) =>
  grid(
    ['import', 'brotli'],
    [
      ['`{ validate }` from `order-contract/check`', parts[CHECK]],
      ['`{ validate, convert }` from `order-contract`', parts[WHOLE]],
      ['everything from `order-contract/edge`', parts['everything from /edge, inlined']],
      ['everything from `order-contract/stream`', parts['everything from /stream, inlined']],
    ].map(([name, bytes]) => [name, kilobytes(bytes)]),
  )
