/** How streams run and end: back-pressure, failures, and readers that leave. */
import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { ArchiveError, convertStream, DOCUMENTS, pumped, streamOf, validateStream } from './archives.mjs'
import { DOWN, UP } from './package.mjs'

/** Makes streams that note in `ends` how each ends. */
function noting(ends) {
  return (name) =>
    new WritableStream({
      write: () => void ends.push(`${name} is written`),
      close: () => void ends.push(`${name} is closed`),
      abort: (reason) => void ends.push(`${name} is aborted: ${reason.message}`),
    })
}

test('nothing more is read while an output is not', async () => {
  const lossy = Buffer.from(`${DOCUMENTS[0]}\n`.repeat(4000))
  const refused = Buffer.from(`x\n${'{}\n'.repeat(90_000)}`)
  const all = 40
  for (const blocked of ['output', 'rejects', 'complements']) {
    let pulled = 0
    function* chunks() {
      for (; pulled < all; pulled++) yield blocked === 'rejects' ? refused : lossy
    }
    const events = new EventEmitter()
    const opened = once(events, 'open')
    const to = (name) => new WritableStream({ write: () => (name === blocked ? opened : undefined) })
    const stream = convertStream('order', { ...DOWN, rejects: to('rejects'), complements: to('complements') })
    const done = streamOf(chunks()).pipeThrough(stream).pipeTo(to('output'))
    // After this many turns without a pull, everything that does not wait for the gate has run.
    for (let still = 0, last = -1; still < 50; still++) {
      if (pulled !== last) still = 0
      last = pulled
      await turn()
    }
    assert.ok(pulled < 20, `${blocked}: ${pulled} chunks were read`)
    events.emit('open')
    await done
    await stream.summary
    assert.equal(pulled, all)
  }
})

test('a source that fails ends everything', async () => {
  const reason = new Error('full')
  const pull = () => {
    throw reason
  }
  const ends = []
  const rejects = noting(ends)('rejects')
  for (const stream of [validateStream('order'), convertStream('order', { ...UP, rejects })]) {
    await assert.rejects(pumped(new ReadableStream({ pull }), stream), reason)
    await assert.rejects(stream.summary, reason)
  }
  assert.deepEqual(ends, ['rejects is aborted: full'])
})

test('without a place for rejects the first refused document ends the stream', async () => {
  const ends = []
  const to = noting(ends)
  const stream = convertStream('order', { ...UP, complements: to('complements') })
  const failure = await streamOf('{}\n{"a":1,}\n{}\n')
    .pipeThrough(stream)
    .pipeTo(to('output'))
    .catch((error) => error)
  assert.ok(failure instanceof ArchiveError)
  assert.equal(failure.code, 'refused')
  assert.deepEqual([failure.line, failure.offset, failure.problems[0].code], [2, 3, 'syntax'])
  assert.match(failure.message, /^line 2: /)
  await assert.rejects(stream.summary, failure)
  assert.ok(!JSON.stringify({ ...failure }).includes('"a"'), 'the document is not in the error')
  // Nothing of the batch is written.
  const aborted = ['complements', 'output'].map((name) => `${name} is aborted: ${failure.message}`)
  assert.deepEqual(ends.sort(), aborted)
})

test('the output fails if rejects or complements cannot be closed, and ends only after them', async () => {
  const closed = () => {
    const stream = new WritableStream()
    stream.close()
    return stream
  }
  for (const name of ['rejects', 'complements'])
    for (const [side, message] of [
      [() => new WritableStream({ close: () => Promise.reject(new Error('full')) }), 'full'],
      [closed, `${name} is closed: pass a stream that is open`],
    ]) {
      const ends = []
      const stream = convertStream('order', { ...DOWN, rejects: new WritableStream(), [name]: side() })
      const piped = streamOf(`${DOCUMENTS[0]}\nx\n`).pipeThrough(stream).pipeTo(noting(ends)('output'))
      await assert.rejects(piped, { message })
      await assert.rejects(stream.summary, { message })
      assert.equal(ends.at(-1), `output is aborted: ${message}`)
    }
  const ends = []
  const to = noting(ends)
  const stream = convertStream('order', { ...UP, rejects: to('rejects'), complements: to('complements') })
  await streamOf('\n').pipeThrough(stream).pipeTo(to('output'))
  assert.deepEqual(ends, [
    'output is written',
    'complements is written',
    'rejects is closed',
    'complements is closed',
    'output is closed',
  ])
})

test('a reader that leaves ends the stream even if nothing is written or read', async () => {
  for (const make of [
    () => validateStream('order-created'),
    () => convertStream('order', UP),
    (rejects) => convertStream('order', { ...UP, rejects }),
  ]) {
    for (const isIdle of [false, true]) {
      const reason = new Error('gone')
      const rejects = new TransformStream()
      const stream = make(rejects.writable)
      const events = new EventEmitter()
      const cancelled = once(events, 'cancelled')
      const valid = Buffer.from('{"status":"COMPLETED"}\n'.repeat(1000))
      const source = new ReadableStream({
        pull: (controller) => (isIdle ? new Promise(() => undefined) : controller.enqueue(valid)),
        cancel: (reason) => void events.emit('cancelled', reason),
      })
      const piped = source.pipeTo(stream.writable)
      await (make.length === 1 ? rejects.readable : stream.readable).cancel(reason)
      assert.deepEqual(await cancelled, [reason])
      await assert.rejects(piped, reason)
      await assert.rejects(stream.summary, reason)
    }
  }
})

test('a reader that leaves without a reason is named', async () => {
  for (const stream of [validateStream('order'), convertStream('order', UP)]) {
    for await (const _ of streamOf('{"status":"DONE"}\n'.repeat(50_000)).pipeThrough(stream)) break
    await assert.rejects(stream.summary, /^Error: The stream was ended before all of the archive was read\.$/)
  }
})

test('a stream that is locked or given twice is named, and no other is locked', () => {
  const locked = { rejects: new WritableStream(), complements: new WritableStream(), complement: streamOf('') }
  locked.rejects.getWriter()
  locked.complements.getWriter()
  locked.complement.getReader()
  const free = { rejects: new WritableStream(), complements: new WritableStream(), complement: streamOf('') }
  const mistakes = Object.keys(free).map((name) => [
    { [name]: locked[name] },
    `${name} is locked: pass a stream that nothing else uses`,
  ])
  mistakes.push([{ complements: free.rejects }, 'rejects and complements are the same stream: pass one for each'])
  mistakes.push(
    [{ from: 'x' }, /^from must be /],
    [{ limits: { bytes: -1 } }, /^limits\.bytes/],
    [{ fill: { '/x': 1 } }, /fill/],
  )
  for (const [wrong, message] of mistakes) {
    assert.throws(() => convertStream('order', { ...UP, ...free, ...wrong }), { name: 'TypeError', message })
    for (const [name, stream] of Object.entries(free))
      assert.equal(stream.locked, false, `${name} beside ${Object.keys(wrong)}`)
  }
  convertStream('order', { ...UP, ...free })
  assert.ok(Object.values(free).every((stream) => stream.locked))
})

test('archives and complements are read as bytes', async () => {
  for (const [chunk, what] of [
    ['{"line":1,"complement":{}}\n', 'a string: pipe text through a TextEncoderStream'],
    [new ArrayBuffer(8), 'an ArrayBuffer'],
  ])
    for (const [name, archive, complement] of [
      ['an archive', streamOf([chunk])],
      ['complements', '{}\n', streamOf([chunk])],
    ]) {
      const message = `a chunk of ${name} must be a Uint8Array, not ${what}`
      const stream = convertStream('order', { ...UP, complement })
      await assert.rejects(pumped(archive, stream), { name: 'TypeError', message })
      await assert.rejects(stream.summary, { message })
    }
})
