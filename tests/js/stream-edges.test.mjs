/**
 * Archives with long documents, wide white space, cut ends and options that change: nothing depends on the chunks, and
 * everything that is refused has a reason.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import {
  converted,
  convertStream,
  cut,
  DOCUMENTS,
  DOWN,
  pumped,
  random,
  streamOf,
  streamOfText,
  UP,
  validateStream,
} from './archives.mjs'

test('chunks of another realm are bytes', async () => {
  const foreign = (text) => vm.runInNewContext('Uint8Array').from(Buffer.from(text))
  const document = '{"items":[{"redemption_url":"u"}]}\n'
  const { output, complements } = await converted([foreign(document)], 'order', UP)
  assert.equal(output, '{"items":[{"payout":{"url":"u"}}]}\n')
  const back = { ...DOWN, complement: streamOf([foreign(complements)]) }
  assert.equal((await converted([foreign(output)], 'order', back)).output, document)
})

const SAME = { from: UP.to, to: UP.to }

/** The archive in one chunk, and in chunks that end anywhere. */
function* chunkings(archive, longest) {
  yield [archive]
  for (const seed of [1, 2, 3]) yield cut(archive, random(seed), longest)
}

test('a conversion to the same version copies every document of an archive, whatever its length', async () => {
  const long = `{"a":"${'x'.repeat(700_000)}"}`
  for (const [text, documents] of [
    [`{}\n${long}\r\n\n{"a":1,}\n${long}`, 4],
    ['x\n', 1],
  ]) {
    for (const chunks of chunkings(Buffer.from(text), text.length > 9 ? 90_000 : 2)) {
      const { output, summary } = await converted(chunks, 'order', { ...SAME, limits: { bytes: 10 } })
      assert.ok(output === text)
      assert.deepEqual([summary.documents, summary.converted, summary.changed], [documents, documents, 0])
    }
  }
})

test('a blank line over the limit is refused, whatever its length and wherever a chunk ends', async () => {
  for (const blank of [11, 300_000, 700_000]) {
    const archive = Buffer.from(`{}\n${' '.repeat(blank)}\n\n{}\n`)
    const options = { ...DOWN, limits: { bytes: 10 } }
    // Chunks that end a few bytes before a batch is full leave room for a longer line.
    const filled = (bytes) => [archive.subarray(0, bytes), archive.subarray(bytes)]
    for (const chunking of [...chunkings(archive, 90_000), filled(262_143), filled(262_200)]) {
      const chunks = [...chunking]
      const { output, rejects, summary } = await converted(chunks, 'order', options)
      assert.equal(output, '{}\n\n{}\n')
      assert.deepEqual(
        rejects.map(({ line, offset, length, problems }) => [line, offset, length, problems[0].code]),
        [[2, 3, blank, 'too_large']],
      )
      assert.deepEqual([summary.documents, summary.rejected], [3, 1])
      const checked = await pumped(chunks, validateStream('order-created', { limits: options.limits }))
      assert.deepEqual([checked.summary.documents, checked.summary.byCode.too_large], [3, 1])
    }
  }
})

test('every reject has a reason', async () => {
  const [text] = DOCUMENTS
  const there = await converted([Buffer.from(text)], 'order', DOWN)
  const { complement } = JSON.parse(there.complements)
  const [name] = Object.keys(complement)
  const twice = `{${JSON.stringify(name)}:${JSON.stringify(complement[name])},${JSON.stringify(complement).slice(1)}`
  for (const held of [twice, '{}', '{"a":1}']) {
    const options = { ...UP, complement: streamOfText(`{"line":1,"complement":${held}}`) }
    const { rejects } = await converted([Buffer.from(there.output)], 'order', options)
    assert.deepEqual(
      rejects.map(({ problems }) => problems[0].code),
      ['complement'],
      held,
    )
  }
  for (const [archive, code] of [
    ['{"a":1,}\n', 'syntax'],
    ['{"a":"xxxxxxxxxxxxxxxxxxxxxxx"}', 'too_large'],
    [' '.repeat(300_000), 'too_large'],
  ]) {
    const options = { ...UP, limits: { bytes: 20, findings: 0 } }
    const { rejects } = await converted([Buffer.from(archive)], 'order', options)
    assert.deepEqual(
      rejects.map(({ problems }) => problems[0].code),
      [code],
    )
  }
})

test('options that change while a stream runs change nothing', async () => {
  const limits = { bytes: 10 }
  const severity = { enum: 'warning' }
  const fill = { '/approval_state': 'APPROVED' }
  const archive = function* () {
    limits.bytes = 10_000
    severity.enum = 'off'
    severity.required = 'off'
    fill['/other'] = 1
    yield Buffer.from('{"status":"DONE"}\n')
  }
  const { rejects } = await converted(archive(), 'product', { ...UP, limits, fill })
  assert.deepEqual(
    rejects.map(({ problems }) => problems[0].code),
    ['too_large'],
  )
  severity.enum = 'warning'
  delete severity.required
  const { output } = await pumped(archive(), validateStream('order-created', { severity }))
  const { valid, problems } = JSON.parse(output)
  assert.deepEqual([valid, problems.map(({ code, severity }) => [code, severity])], [true, [['enum', 'warning']]])
})

test('gaps are filled, in each document that has one', async () => {
  const fill = { '/approval_state': 'A' }
  const { output, rejects } = await converted([Buffer.from('{}\n{"a":1,"a":2}\n')], 'product', { ...UP, fill })
  assert.equal(output, '{"approval_state":"A"}\n')
  // Only a gap that is filled edits the object, where a repeated name is a problem.
  assert.equal(rejects[0].problems[0].code, 'duplicate_key')
})

test('a stream that is locked is named, and locks no other one', () => {
  const streams = () => ({
    rejects: new WritableStream(),
    complements: new WritableStream(),
    complement: new ReadableStream(),
  })
  for (const name of ['rejects', 'complements', 'complement']) {
    const given = streams()
    name === 'complement' ? given[name].getReader() : given[name].getWriter()
    assert.throws(() => convertStream('order', { ...UP, ...given }), {
      name: 'TypeError',
      message: `${name} is locked: pass a stream that nothing uses`,
    })
    for (const [other, stream] of Object.entries(given)) assert.equal(stream.locked, other === name, other)
  }
})

test('one stream for rejects and complements is refused before it is locked', () => {
  const both = new WritableStream()
  const complement = streamOfText('')
  assert.throws(() => convertStream('order', { ...DOWN, rejects: both, complements: both, complement }), {
    name: 'TypeError',
    message: 'rejects and complements are the same stream: pass a stream for each',
  })
  assert.deepEqual([both.locked, complement.locked], [false, false])
})
