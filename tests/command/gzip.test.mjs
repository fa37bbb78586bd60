/** Files that are compressed with gzip: read by their first bytes, written by their name, and reported if cut off. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { DOCUMENTS, DOWN } from '../js/archives.mjs'
import { api } from '../js/package.mjs'
import { content, DOWN_OPTIONS, down, file, folder, run, UP_OPTIONS } from './process.mjs'

const raw = (name) => readFileSync(join(folder, name))
const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b
const ARCHIVE = `${DOCUMENTS.join('\n')}\n`

test('an archive goes there and back compressed, with rejects and complements', () => {
  file('a.ndjson.gz', gzipSync(`${ARCHIVE}x\n`))
  const outputs = ['-o', 'b.ndjson.gz', '--rejects', 'r.gz', '--complements', 'c.gz', '--summary', 's.gz']
  assert.equal(down('a.ndjson.gz', ...outputs).status, 1)
  for (const name of ['b.ndjson.gz', 'r.gz', 'c.gz', 's.gz']) assert.ok(isGzip(raw(name)), name)
  assert.equal(JSON.parse(gunzipSync(raw('r.gz'))).line, DOCUMENTS.length + 1)
  assert.equal(JSON.parse(gunzipSync(raw('s.gz'))).documents, DOCUMENTS.length + 1)

  const back = ['convert', 'order', 'b.ndjson.gz', ...UP_OPTIONS, '--with-complements', 'c.gz']
  assert.equal(run(back).stdout, ARCHIVE)
  assert.equal(run([...back, '-o', 'plain.ndjson']).status, 0)
  assert.equal(content('plain.ndjson'), ARCHIVE)
})

test('the first bytes decide, whatever the name is, in every command', () => {
  file('compressed.json', gzipSync(DOCUMENTS[0]))
  file('plain.gz', DOCUMENTS[0])
  const { output } = api.convert('order', DOCUMENTS[0], DOWN)
  for (const name of ['compressed.json', 'plain.gz']) assert.equal(down(name).stdout, output)
  const piped = { input: gzipSync(DOCUMENTS[0]) }
  assert.equal(run(['convert', 'order', '-', ...DOWN_OPTIONS], piped).stdout, output)
  file('array.gz', gzipSync(`[${DOCUMENTS[0]}]`))
  assert.match(down('array.gz').stderr, /begins with an array/)

  const request = file('request.gz', gzipSync('{"status":"completed"}'))
  const fixed = run(['fix', 'order-created', request, '-o', 'fixed.gz'])
  assert.deepEqual([fixed.status, gunzipSync(raw('fixed.gz')).toString()], [0, '{"status":"COMPLETED"}'])
  for (const [command, shape] of [
    ['validate', 'order-created'],
    ['detect', 'order'],
  ]) {
    const text = '{"status":"FAILED"}\n{"status":"PROCESSING"}\n'
    const names = [file('plain.ndjson', text), file('compressed.ndjson.gz', gzipSync(text))]
    const [plain, compressed] = names.map((name) => run([command, shape, name]).stdout.replaceAll(name, 'name'))
    assert.equal(compressed, plain)
  }
})

test('members of gzip can follow each other, and zeros the last one', () => {
  const halves = [ARCHIVE.slice(0, 100), ARCHIVE.slice(100)].map((half) => gzipSync(half))
  const padding = Buffer.alloc(3_000_000)
  const args = ['convert', 'order', 'm.ndjson.gz', '--from', DOWN.from, '--to', DOWN.from]
  file('m.ndjson.gz', Buffer.concat(halves))
  assert.equal(run(args).stdout, ARCHIVE)
  file('m.ndjson.gz', Buffer.concat([...halves, padding]))
  assert.equal(run(args).stdout, ARCHIVE)
  file('m.ndjson.gz', Buffer.concat([...halves, Buffer.from('more')]))
  const { status, stderr } = run(args)
  assert.equal(status, 3)
  assert.equal(stderr, 'order-contract: cannot read m.ndjson.gz: its gzip data is damaged\n')
})

test('gzip data that is cut off is an error of its own, and nothing is rejected', () => {
  // Long enough for output before the end.
  const whole = gzipSync(Buffer.from(Array.from({ length: 60_000 }, (_, n) => `{"id":"${n * 7919}"}\n`).join('')))
  for (const length of [whole.length - 1, whole.length - 9, Math.floor(whole.length / 2), 12, 2, 1, 0]) {
    const input = whole.subarray(0, length)
    file('cut.ndjson.gz', input)
    // Fewer than two bytes are gzip only by the name of a file.
    for (const name of length < 2 ? ['cut.ndjson.gz'] : ['cut.ndjson.gz', '-']) {
      const args = [
        'convert',
        'order',
        name,
        ...DOWN_OPTIONS,
        '--input',
        'ndjson',
        '-o',
        'never',
        '--rejects',
        'never.r',
      ]
      const { status, stderr } = run(args, { input })
      const place = name === '-' ? 'standard input' : name
      assert.deepEqual([status, stderr], [3, `order-contract: cannot read ${place}: its gzip data is cut off\n`])
      for (const never of ['never', 'never.r']) assert.ok(!existsSync(join(folder, never)))
    }
  }
  for (const command of ['validate', 'detect', 'fix'])
    assert.equal(run([command, 'order', '-'], { input: whole.subarray(0, 99) }).status, 3)
  const damaged = Buffer.from(whole)
  damaged[1000] ^= 255
  const { status, stderr } = run(['validate', 'order', '-', '--input', 'ndjson'], { input: damaged })
  assert.equal(status, 3)
  assert.match(stderr, /its gzip data is damaged/)
})

test('a compressed output that cannot be written is an error', { skip: !existsSync('/dev/full') }, () => {
  symlinkSync('/dev/full', join(folder, 'full.gz'))
  const long = Array.from({ length: 60_000 }, (_, n) => `{"id":"${(n * 7919) % 65_537}"}\n`).join('')
  for (const text of ['{}\n', long]) {
    const args = ['convert', 'order', '-', '--input', 'ndjson', ...DOWN_OPTIONS, '-o', 'full.gz']
    const { status, stderr } = run(args, { input: text })
    assert.equal(status, 3)
    assert.match(stderr, /cannot write full\.gz: there is no space left on the device/)
  }
})
