/**
 * The oldest browsers that docs/guides/platforms.md names can run the package: its syntax, by esbuild's tables; the
 * methods that it calls, by the compiler and the table below; and the features of WebAssembly in its cores.
 */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { transform } from 'esbuild'
import { at } from '../../scripts/lib/paths.mjs'
import { dist } from '../js/package.mjs'

const guide = readFileSync(at('docs', 'guides', 'platforms.md'), 'utf8')
const [, ...numbers] = guide.match(/Chrome (\d+), Firefox (\d+), Safari ([\d.]+)/)
const OLDEST = numbers.map(Number)

/** What js/tsconfig.json lets the sources call. Nothing newer than ES2022 compiles, but for what FEATURES names. */
const LIB = ['ES2022', 'ESNext.TypedArrays', 'ESNext.String', 'DOM']
/** The first versions of Chrome, Firefox and Safari with each feature, from MDN's compatibility data. */
const FEATURES = [
  { name: 'structuredClone', uses: /structuredClone\(/, since: [98, 94, 15.4] },
  {
    name: 'isWellFormed, unless it is asked for',
    uses: /(?<!=== "function" && \w+)\.(?:is|to)WellFormed\(/,
    since: [111, 119, 16.4],
  },
]
/** SIMD, bulk memory, and the reference types that cores are built with. */
const WEBASSEMBLY = [96, 89, 16.4]
/** Its methods: `at`, `Object.hasOwn` and the cause of errors. */
const ES2022 = [93, 92, 15.4]

/** The scripts of pages: not the command, and not `order-contract/edge`, which is for servers. */
const scripts = readdirSync(dist, { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.js') && !/^(?:command\/|edge)/.test(name))
const runs = (since) => since.every((version, browser) => version <= OLDEST[browser])

test('the guide names browsers with the features of WebAssembly and of ES2022', () => {
  assert.ok(runs(WEBASSEMBLY) && runs(ES2022), OLDEST.join())
})

test('the scripts call nothing that the oldest browsers lack', () => {
  const { compilerOptions } = JSON.parse(readFileSync(at('js', 'tsconfig.json'), 'utf8'))
  assert.deepEqual(compilerOptions.lib, LIB)
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
