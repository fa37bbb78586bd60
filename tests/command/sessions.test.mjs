/**
 * What the command prints and writes, as data: sessions.json has files, runs, and what each prints. Versions stand as `--up` and
 * `--down`. mistakes.json has calls that exit with 2 and say why.
 */
import assert from 'node:assert/strict'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { DOCUMENTS } from '../js/archives.mjs'
import { ANY_VERSION, api } from '../js/package.mjs'
import { patternOf } from '../lib/patterns.mjs'
import mistakes from './mistakes.json' with { type: 'json' }
import { argumentsOf, content, file, folder, run } from './process.mjs'
import sessions from './sessions.json' with { type: 'json' }

/** The versions of an order as `detect` prints them: of any, of one with `payout`, and of one with `redemption_url`. */
const [any, payout, url] = ['{}', DOCUMENTS[0], '{"items":[{"redemption_url":"u"}]}'].map((text) =>
  api.detectVersion('order', text).candidates.join(' or '),
)
const TEXTS = { any, payout, url, versions: ANY_VERSION, versionsJson: JSON.stringify(api.versions) }

/** A text as it is, or a document as JSON. Of a list, each is a line. */
function textOf(content) {
  const lineOf = (one) => (typeof one === 'string' ? one : JSON.stringify(one))
  return Array.isArray(content) ? content.map((line) => `${lineOf(line)}\n`).join('') : lineOf(content)
}

const isCompressed = (path) => /\.gz$/i.test(path)
const written = (path) => (isCompressed(path) ? gunzipSync(readFileSync(join(folder, path))).toString() : content(path))

for (const [name, { files = {}, links = {}, runs }] of Object.entries(sessions))
  test(name, () => {
    for (const [path, text] of Object.entries(files))
      file(path, isCompressed(path) ? gzipSync(textOf(text)) : textOf(text))
    for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path))
    for (const { run: line, stdin = '', status = 0, writes = {}, absent, unsaid, ...printed } of runs) {
      const result = run(argumentsOf(line), { input: textOf(stdin) })
      const said = result.stdout + result.stderr
      assert.equal(result.status, status, `${line}\n${said}`)
      for (const [stream, text] of Object.entries(printed)) assert.match(result[stream], patternOf(textOf(text), TEXTS))
      for (const [path, text] of Object.entries(writes)) assert.match(written(path), patternOf(textOf(text), TEXTS))
      if (absent !== undefined) assert.ok(!existsSync(join(folder, absent)), line)
      if (unsaid !== undefined) assert.ok(!said.includes(unsaid), `${line}\n${said}`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
      assert.doesNotMatch(said, /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u202e]/)
    }
  })

test('mistakes in the call exit with 2 and name the nearest', () => {
  file('a.json', '{}')
  for (const [line, message] of Object.entries(mistakes)) {
    const { status, stdout, stderr } = run(argumentsOf(line))
    assert.deepEqual([status, stdout], [2, ''], line)
    assert.match(stderr, patternOf(`order-contract: ${message}\norder-contract: see order-contract …--help\n`, TEXTS))
  }
})
