/** Files that are compressed with gzip, and reported if cut off. sessions.json has some that are read and written. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { DOCUMENTS } from '../js/archives.mjs'
import { DOWN } from '../js/package.mjs'
import { checked, DOWN_OPTIONS, down, file, folder, run, says } from './process.mjs'

/** Without one that is no order. */
const ORDERS = DOCUMENTS.filter((text) => text !== '{}')
const ARCHIVE = `${ORDERS.join('\n')}\n`

test('the name decides: what it says wrongly is told', () => {
  const [plain, compressed] = [file('plain.gz', DOCUMENTS[0]), file('compressed.json', gzipSync(DOCUMENTS[0]))]
  for (const [command, ...options] of [['validate'], ['detect'], ['convert', ...DOWN_OPTIONS]]) {
    const stderr = 'order-contract: cannot read plain.gz: incorrect header check\n'
    says([command, 'order', plain, ...options], 3, { stderr })
    const told = says([command, 'order', compressed, ...options], 1)
    assert.match(told.stdout + told.stderr, /These bytes are compressed with gzip\. Decompress them first\./)
  }
})

const same = (name, ...more) => run(['convert', 'order', name, '--from', DOWN.from, '--to', DOWN.from, ...more])

test('members of gzip can follow each other, and zeros the last one', () => {
  const halves = [ARCHIVE.slice(0, 100), ARCHIVE.slice(100)].map((half) => gzipSync(half))
  // An empty member ends some archives.
  for (const more of [[], [gzipSync('')], [Buffer.alloc(1)], [gzipSync(''), Buffer.alloc(3_000_000)]]) {
    checked(same(file('m.ndjson.gz', Buffer.concat([...halves, ...more]))), [0, { stdout: ARCHIVE }])
  }
})

test('a member behind zeros, or other data there, is an error of reading, and not left out in silence', () => {
  const [first, second] = [gzipSync(ARCHIVE), gzipSync(ARCHIVE)]
  const reason = 'data follows the zeros behind gzip data'
  for (const zeros of [1, 511, 70_000, 3_000_000])
    for (const rest of [second, Buffer.concat([second, Buffer.alloc(zeros)]), Buffer.from('more'), Buffer.of(0x1f)]) {
      const name = file('padded.ndjson.gz', Buffer.concat([first, Buffer.alloc(zeros), rest]))
      checked(same(name, '-o', 'never'), [3, { stderr: `order-contract: cannot read ${name}: ${reason}\n` }])
      assert.ok(!existsSync(join(folder, 'never')))
    }
  const one = file('one.gz', Buffer.concat([first, Buffer.alloc(9), second]))
  for (const command of ['validate', 'detect']) says([command, 'order', one], 3, { stderr: new RegExp(reason) })
  const stderr = 'order-contract: cannot read m.ndjson.gz: incorrect header check\n'
  checked(same(file('m.ndjson.gz', Buffer.concat([first, Buffer.from('more')]))), [3, { stderr }])
})

test('gzip data that is cut off or damaged is an error of its own, and nothing is rejected', () => {
  // Long enough for output before the end.
  const whole = gzipSync(Buffer.from(Array.from({ length: 60_000 }, (_, n) => `{"id":"${n * 7919}"}\n`).join('')))
  for (const length of [whole.length - 1, whole.length - 9, whole.length >> 1, 12, 1, 0]) {
    file('cut.ndjson.gz', whole.subarray(0, length))
    const stderr = 'order-contract: cannot read cut.ndjson.gz: unexpected end of file\n'
    checked(down('cut.ndjson.gz', '-o', 'never', '--rejects', 'never.r'), [3, { stderr }])
    for (const never of ['never', 'never.r']) assert.ok(!existsSync(join(folder, never)))
  }
  const damaged = Buffer.from(whole)
  damaged[1000] ^= 255
  for (const command of ['validate', 'detect'])
    for (const content of [whole.subarray(0, 99), damaged]) {
      const stderr = /^order-contract: cannot read damaged\.gz: [a-z ]+\n$/
      says([command, 'order', file('damaged.gz', content)], 3, { stderr })
    }
})
