/**
 * Sentences for people that name a count or a version name that of the sources, wherever they stand. The tables of sizes and of
 * platforms are written by programs; docs/guides/platforms.md alone names the oldest browsers, which
 * tests/package/minimum.test.mjs tries.
 */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'

const read = (path) => readFileSync(at(path), 'utf8')
const filesIn = (folder, kind) => {
  const files = readdirSync(at(folder), { recursive: true }).map((name) => `${folder}/${name}`)
  return files.filter((path) => path.endsWith(kind) && !path.includes('node_modules') && !path.includes('generated'))
}

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'pkg/README.md', ...filesIn('docs', '.md')]
/** The pages and the documentation of the interface, each sentence on one line. */
const texts = [...PAGES, ...filesIn('js', '.ts')].map((path) => [path, read(path).replaceAll(/\s+(?:\* )?/g, ' ')])

const constant = (path, pattern) => {
  const [, found] = read(path).match(pattern) ?? []
  assert.ok(found, `${path} has no ${pattern}`)
  return found.replaceAll('_', '')
}
const manifest = JSON.parse(read('pkg/package.json'))
const bytes = constant('js/options/table.ts', /MOST_BYTES\), ([\d_]+)/)
const most = constant('js/options/table.ts', /MOST_BYTES = ([\d_]+)/)
const MIB = 1 << 20
const WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (number) => WORDS[number] ?? { 20: 'twenty' }[number]
const count = (path, name) => inWords(Number(constant(path, new RegExp(`\\b${name} = (\\d+)`))))

/** What a sentence must say, and what finds it. */
const FIGURES = {
  'the oldest Node': [manifest.engines.node.replace('>=', ''), /\bNode (\d+\.\d+)/g],
  'the version of the package': [
    manifest.version,
    /(?:once|until|order-contract-)\s?(\d+\.\d+\.\d+)(?: is published|\.tgz)/gi,
  ],
  'the oldest Rust': [constant('Cargo.toml', /^rust-version = "(.*)"$/m), /needs Rust (\d+\.\d+)/g],
  'wasm-bindgen': [
    constant('Cargo.toml', /^wasm-bindgen = \{ version = "([\d.]+)"/m),
    /wasm-bindgen-cli --version ([\d.]+)/g,
  ],
  'the oldest browsers': [
    constant('docs/guides/platforms.md', /(Chrome \d+, Firefox \d+, Safari [\d.]+)/),
    /(Chrome \d+, Firefox \d+, Safari \d+(?:\.\d+)?)/g,
  ],
  'the oldest TypeScript': [constant('docs/guides/api.md', /need TypeScript ([\d.]+)/), /need TypeScript ([\d.]+)/g],
  'the first version': [constant('src/service/version.rs', /"(\d{4}-\d\d-\d\d)"/), /, from (\d{4}-\d\d-\d\d) on/g],
  'the default of limits.bytes': [bytes, /`bytes` limits the body; the default is (\d+)/g],
  'the default of limits.bytes in MiB': [`${bytes / MIB}`, /(?:default is|defaults to|of up to) (\d+) MiB/g],
  'the most of limits.bytes': [`${most / 1e6}`, /up to (\d+) MB with `limits/g],
  'the most of limits.bytes in digits': [most, /The highest value of `bytes` is (\d+)/g],
  'the default of limits.findings': [
    constant('js/options/table.ts', /findings: .*MOST\), (\d+)/),
    /the first (\d+)(?:, each with)/g,
  ],
  'the default of timeout': [
    constant('js/options/table.ts', /milliseconds'\), ([\d_]+)/),
    /(?:all hooks\. The default is |\| `timeout` \| `)(\d+)/g,
  ],
  'the seconds of the command alone': [
    constant('bench/SPARK.md', /\| the command, file after file \| ([\d.]+)/),
    /the command alone took ([\d.]+) s/g,
  ],
  'the seconds of Spark': [
    constant('bench/SPARK.md', /\| Spark, 1 executor of one core \| ([\d.]+)/),
    /Spark took ([\d.]+) s with one executor/g,
  ],
  'the errors of a rejection': [count('js/edge/problem_details.ts', 'MOST_ERRORS'), /up to (\w+) `errors`/g],
  'the lines of other documents': [
    count('js/stream/convert_stream.ts', 'MOST_OTHER_LINES'),
    /`otherLines` names the first (\w+) lines/g,
  ],
}

for (const [what, [expected, pattern]] of Object.entries(FIGURES))
  test(`${what}: each sentence names ${expected}`, () => {
    const found = texts.flatMap(([path, text]) => [...text.matchAll(pattern)].map(([, figure]) => ({ path, figure })))
    assert.ok(found.length > 0, 'no sentence names it')
    for (const { path, figure } of found) assert.equal(figure.replace(/(?<=\d),(?=\d{3}$)/, ''), expected, path)
  })

/** The rows of a table whose first two cells are a code and a number. */
function numbered(text) {
  return Object.fromEntries(
    [...text.matchAll(/^\| `(\w+)` \| (\d+)/gm)].map(([, code, number]) => [code, Number(number)]),
  )
}

test('the guides list every rejection with its status', () => {
  const [receiver, call] = read('js/types/rejections.ts').split('export const CALL_STATUSES')
  const declared = (text) =>
    Object.fromEntries([...text.matchAll(/^ {2}(\w+): (\d{3}),/gm)].map(([, code, status]) => [code, Number(status)]))
  assert.deepEqual(numbered(read('docs/guides/webhook.md')), declared(receiver))
  assert.deepEqual(numbered(read('docs/guides/translate.md')), declared(call))
})

test('the guide of the command lists every exit code', () => {
  const [, listed] = read('docs/guides/command.md').match(/^Exit codes: ([\s\S]*?)\.$/m)
  const declared = [...read('js/command/errors.ts').matchAll(/^export const [A-Z]+ = (\d+)$/gm)]
  const numbers = declared.map(([, code]) => code)
  assert.deepEqual(listed.match(/\b\d+\b/g), numbers)
})
