/**
 * The oldest browsers that docs/guides/platforms.md names can run the package: its syntax, by esbuild's tables; the
 * methods that it calls, by the table below; and the features of WebAssembly in its cores.
 */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { transform } from 'esbuild'
import { dist } from '../js/package.mjs'

const guide = readFileSync(new URL('../../docs/guides/platforms.md', import.meta.url), 'utf8')
const [, ...numbers] = guide.match(/Chrome (\d+), Firefox (\d+), Safari ([\d.]+)/)
const OLDEST = numbers.map(Number)

/** The first versions of Chrome, Firefox and Safari with each feature, from MDN's compatibility data. */
const FEATURES = [
  { name: 'at', uses: /\.at\(/, since: [92, 90, 15.4] },
  { name: 'Object.hasOwn', uses: /Object\.hasOwn\(/, since: [93, 92, 15.4] },
  { name: 'cause of errors', uses: /\{ cause/, since: [93, 91, 15] },
  { name: 'replaceAll', uses: /\.replaceAll\(/, since: [85, 77, 13.1] },
  { name: 'findLast', uses: /\.findLast(?:Index)?\(/, since: [97, 104, 15.4] },
  { name: 'structuredClone', uses: /structuredClone\(/, since: [98, 94, 15.4] },
  { name: 'copying methods of arrays', uses: /\.to(?:Sorted|Reversed|Spliced)\(/, since: [110, 115, 16] },
  {
    name: 'isWellFormed, unless it is asked for',
    uses: /(?<!=== "function" && \w+)\.(?:is|to)WellFormed\(/,
    since: [111, 119, 16.4],
  },
  { name: 'Promise.withResolvers', uses: /Promise\.withResolvers/, since: [119, 121, 17.4] },
  { name: 'groupBy', uses: /(?:Object|Map)\.groupBy/, since: [117, 119, 17.4] },
  { name: 'Array.fromAsync', uses: /Array\.fromAsync/, since: [121, 115, 16.4] },
  {
    name: 'methods of sets and iterators',
    uses: /\.(?:isSubsetOf|intersection|difference|toArray)\(/,
    since: [122, 131, 18.4],
  },
  { name: 'lookbehind', uses: /\(\?<[=!]/, since: [62, 78, 16.4] },
]
/** SIMD, bulk memory, and the reference types that cores are built with. */
const WEBASSEMBLY = [96, 89, 16.4]

/** The scripts of pages: not the command, and not `order-contract/edge`, which is for servers. */
const scripts = readdirSync(dist, { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.js') && !/^(?:command\/|edge)/.test(name))
const runs = (since) => since.every((version, browser) => version <= OLDEST[browser])

test('the guide names browsers with the features of WebAssembly', () => {
  assert.ok(runs(WEBASSEMBLY), OLDEST.join())
})

test('the scripts call nothing that the oldest browsers lack', () => {
  assert.ok(scripts.length > 5)
  for (const name of scripts) {
    const text = readFileSync(join(dist, name), 'utf8')
    for (const { name: feature, uses, since } of FEATURES)
      assert.ok(!uses.test(text) || runs(since), `${name} needs ${feature}: ${since}`)
  }
})

test('the scripts have no syntax that the oldest browsers lack', async () => {
  const [chrome, firefox, safari] = OLDEST
  const target = [`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`]
  for (const name of scripts) {
    const text = readFileSync(join(dist, name), 'utf8')
    const [now, then] = await Promise.all(['esnext', target].map((target) => transform(text, { target })))
    assert.equal(then.code === now.code, true, `${name} is not for ${target}`)
  }
})
