/** There and back of an archive with rejects: two commands give the same bytes, and files of another archive are named. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { BROKEN, cut, DOCUMENTS, random } from '../js/archives.mjs'
import { dist } from '../js/package.mjs'
import { content, DOWN_OPTIONS, file, folder, run, UP_OPTIONS } from './process.mjs'

const there = (shape, name, options) =>
  run(['convert', shape, name, ...options, '-o', 'b.ndjson', '--rejects', 'r.ndjson', '--complements', 'c.ndjson'])
const back = (shape, options, more = []) =>
  run([
    'restore',
    shape,
    'b.ndjson',
    ...options,
    '--with-rejects',
    'r.ndjson',
    '--with-complements',
    'c.ndjson',
    ...more,
  ])

/** Lines of random documents, some of them broken. The last one may lack its end. */
function archiveOf(next) {
  const pick = (list) => list[Math.floor(next() * list.length)]
  const lines = Array.from({ length: 400 }, () => pick(next() < 0.3 ? BROKEN : [...DOCUMENTS, '', ' ']))
  return lines.map((line) => line + pick(['\n', '\r\n', ' \n'])).join('') + pick(['', ...BROKEN, DOCUMENTS[0]])
}

const NOT_UTF8 = Buffer.of(0x22, 0xff, 0x22)
const QUERIES = ['limit=1&limit=2', 'a=%', 'limit=20', '?limit=20&x=1', 'x=1', '']

/** Archives with rejects, and their shapes. */
const ARCHIVES = [
  ...[1, 2].map((seed) => ['order', archiveOf(random(seed))]),
  ['order', 'x'],
  ['order', 'x\n'],
  ['order', `x\r\n\n"a\n${DOCUMENTS[0]}`],
  ['order', `${DOCUMENTS[0]}\nx`],
  ['order', `${DOCUMENTS[0]}\n\nx\r`],
  ['order', Buffer.concat([Buffer.from('{}\n'), NOT_UTF8, Buffer.from('\n\ufeff{}\n')])],
  // A batch has 256 KB.
  ['order', `${DOCUMENTS[0]}\n`.repeat(9000) + `x\n${DOCUMENTS[3]}\n`.repeat(9000)],
  ...['\n', '\r\n'].flatMap((end) => [
    ['product-query', QUERIES.join(end)],
    ['product-query', QUERIES.toReversed().join(end) + end],
    ['product-query', ['limit=20', 'a=%', 'limit=20'].join(end)],
  ]),
]

test('an archive with rejects and complements comes back byte for byte', () => {
  for (const [n, [shape, archive]] of ARCHIVES.entries()) {
    assert.equal(there(shape, file('a.ndjson', archive), DOWN_OPTIONS).status, 1, `archive ${n}`)
    assert.deepEqual(
      back(shape, UP_OPTIONS, ['-o', 'back.ndjson']),
      { status: 0, stdout: '', stderr: '' },
      `archive ${n}`,
    )
    assert.ok(readFileSync(join(folder, 'back.ndjson')).equals(Buffer.from(archive)), `archive ${n}`)
  }
  const [, archive] = ARCHIVES[0]
  assert.equal(there('order', file('a.ndjson', archive), UP_OPTIONS).status, 1)
  assert.equal(back('order', DOWN_OPTIONS).stdout, archive)
})

test('rejects can be compressed or standard input, and none is one too', () => {
  const archive = `x\n${DOCUMENTS[0]}\n`
  there('order', file('a.ndjson', archive), DOWN_OPTIONS)
  const held = ['--with-complements', 'c.ndjson']
  const args = (rejects) => ['restore', 'order', 'b.ndjson', ...UP_OPTIONS, ...held, '--with-rejects', rejects]
  assert.equal(run(args(file('r.gz', gzipSync(content('r.ndjson'))))).stdout, archive)
  assert.equal(run(args('-'), { input: content('r.ndjson') }).stdout, archive)
  assert.equal(run(args(file('empty', ''))).stdout, `${DOCUMENTS[0]}\n`)
})

test('rejects that do not belong to the archive are named by their own file, and nothing is written', () => {
  there('order', file('a.ndjson', `x\n${DOCUMENTS[0]}\n{}\nx`), DOWN_OPTIONS)
  const [first, last] = content('r.ndjson').trim().split('\n')
  const line = (members) => JSON.stringify({ line: 1, document: 'x', ...members })
  const orphan = 'The archive has no place for this line.'
  const wrong = 'Each line must be an object with `line` and the `document` of that line.'
  const limit =
    'The document is not kept, because it exceeded the limit. Convert the archive with a larger --max-bytes.'
  for (const [rejects, number, message] of [
    [[first, last, line({ line: 6 })], 3, orphan],
    [[line({ line: 5 })], 1, orphan],
    [[line({ lineEnd: '' })], 1, orphan],
    [[line({ line: 0 })], 1, 'Each `line` must be larger than the one before it.'],
    [[first, first], 2, 'Each `line` must be larger than the one before it.'],
    [['', line({ document: undefined, length: 9 })], 2, limit],
    [[line({ document: 7 })], 1, wrong],
    [[line({ document: 'x\n' })], 1, wrong],
    [[line({ line: '1' })], 1, wrong],
    [[line({ lineEnd: 'x' })], 1, wrong],
    [[line({ lineEnd: 7 })], 1, wrong],
    [['null'], 1, wrong],
    [['secret'], 1, wrong],
  ]) {
    file('other.ndjson', rejects.join('\n'))
    const files = ['--with-rejects', 'other.ndjson', '--with-complements', 'c.ndjson', '-o', 'never']
    const { status, stderr } = run(['restore', 'order', 'b.ndjson', ...UP_OPTIONS, ...files])
    const advice = 'Pass the file that was written by --rejects together with b.ndjson.'
    const expected = `order-contract: other.ndjson: rejects, line ${number}: ${message}\n${advice}\n`
    assert.deepEqual([status, stderr], [1, expected], rejects.join())
    assert.ok(!existsSync(join(folder, 'never')))
  }
})

test('what restore cannot restore is said', () => {
  there('order', file('a.ndjson', `x\n${DOCUMENTS[0]}\n`), DOWN_OPTIONS)
  const restore = (name, ...more) => run(['restore', 'order', name, ...UP_OPTIONS, ...more])
  const rejects = ['--with-rejects', 'r.ndjson']
  for (const [result, status, message] of [
    [restore('b.ndjson'), 2, /the rejects are missing: name their file with --with-rejects$/m],
    [restore('-', '--with-rejects', '-'), 2, /standard input can be read only once: name - once$/m],
    [restore('b.ndjson', ...rejects, '-o', 'r.ndjson'), 2, /an output has the same file as an input/],
    [restore(file('a.json', '[{}]'), ...rejects), 2, /a\.json begins with an array: restore takes a file with a/],
    [restore('b.ndjson', '--with-rejects', 'none'), 3, /cannot read none: there is no such file or folder/],
    [restore('none', ...rejects), 3, /cannot read none: there is no such file or folder/],
    [restore(file('bad.ndjson', '{\n'), ...rejects), 1, /^error syntax .*\n[\s\S]*The conversion ended here\.$/m],
    [
      restore('b.ndjson', ...rejects, '--with-complements', 'a.json'),
      1,
      /^order-contract: a\.json: complements, line 1/,
    ],
  ]) {
    assert.equal(result.status, status, result.stderr)
    assert.match(result.stderr, message)
    assert.doesNotMatch(result.stderr, /Pass --rejects/)
  }
  assert.ok(existsSync(join(folder, 'r.ndjson')))
  // Without the complements, the documents are not as they were.
  there('order', file('a.ndjson', '{"items":[{"redemption_url":"u"}]}\nx\n'), UP_OPTIONS)
  file('b.ndjson', content('b.ndjson').replace('"url"', '"id":1,"url"'))
  const lossy = run(['restore', 'order', 'b.ndjson', ...DOWN_OPTIONS, ...rejects])
  const message = 'order-contract: 1 loss: pass the complements of the archive with --with-complements\n'
  assert.deepEqual([lossy.status, lossy.stderr], [0, message])
})

test('lines are put back wherever the chunks of the output end', async () => {
  const { RestoredLines } = await import(pathToFileURL(join(dist, 'command', 'restored_lines.js')).href)
  const archive = ['1', 'x', 'x', '\r', '5', '', 'x', '8', 'x'].join('\n')
  const isRejected = (line) => line.startsWith('x')
  for (const longest of [1, 2, 3, 5, 99]) {
    const kept = archive.split('\n').filter((line) => !isRejected(line))
    const rejected = archive.split('\n').flatMap((text, n) => (isRejected(text) ? [{ line: n + 1, text }] : []))
    const left = rejected.map(({ line, text }) => ({ line, text: Buffer.from(line < 9 ? `${text}\n` : text) }))
    let written = ''
    const write = async (bytes) => {
      written += Buffer.from(bytes)
    }
    const output = { write, close: async () => undefined }
    const lines = new RestoredLines(output, { next: async () => left.shift() })
    for (const chunk of cut(Buffer.from(`${kept.join('\n')}\n`), random(longest), longest + 1)) await lines.write(chunk)
    await lines.close()
    assert.deepEqual([written, lines.count], [archive, 4])
  }
})
