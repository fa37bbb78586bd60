/** How streams run and end: back-pressure, failures, and readers that leave. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import {
  ArchiveError,
  converted,
  convertStream,
  DOCUMENTS,
  DOWN,
  Kept,
  pumped,
  streamOf,
  UP,
  validateStream,
} from './archives.mjs'

test('memory is bounded by the longest document, however long a line is', async () => {
  const chunk = new Uint8Array(1 << 20).fill(120)
  let most = 0
  function* endless() {
    for (let n = 0; n < 300; n++) {
      most = Math.max(most, process.memoryUsage().arrayBuffers)
      yield chunk
    }
  }
  const before = process.memoryUsage().arrayBuffers
  const { summary, rejects } = await converted(endless(), 'order', UP)
  assert.deepEqual([summary.rejected, rejects[0].length], [1, 300 << 20])
  assert.ok(most - before < 32 << 20, `${most - before} bytes`)
})

test('nothing more is read while an output is not', async () => {
  const lossy = Buffer.from(`${DOCUMENTS[0]}\n`.repeat(4000))
  const refused = Buffer.from(`x\n${'{}\n'.repeat(90_000)}`)
  const all = 40
  for (const blocked of ['output', 'rejects', 'complements']) {
    let pulled = 0
    function* chunks() {
      for (; pulled < all; pulled++) yield blocked === 'rejects' ? refused : lossy
    }
    const gate = withResolvers()
    const to = (name) => new WritableStream({ write: () => (name === blocked ? gate.promise : undefined) })
    const stream = convertStream('order', { ...DOWN, rejects: to('rejects'), complements: to('complements') })
    const done = streamOf(chunks()).pipeThrough(stream).pipeTo(to('output'))
    // After this many turns without a pull, everything that does not wait for the gate has run.
    for (let still = 0, last = -1; still < 50; still++) {
      if (pulled !== last) still = 0
      last = pulled
      await turn()
    }
    assert.ok(pulled < 20, `${blocked}: ${pulled} chunks were read`)
    gate.resolve()
    await done
    await stream.summary
    assert.equal(pulled, all)
  }
})

test('without a place for rejects the first refused document ends the stream', async () => {
  const [output, complements] = [new Kept(), new Kept()]
  const stream = convertStream('order', { ...UP, complements: complements.stream })
  const piped = streamOf('{}\n{"a":1,}\n{}\n').pipeThrough(stream).pipeTo(output.stream)
  const failure = await piped.catch((error) => error)
  assert.equal(output.text, '', 'nothing of the batch')
  assert.ok(failure instanceof ArchiveError)
  assert.equal(failure.code, 'refused')
  assert.deepEqual([failure.line, failure.offset, failure.problems[0].code], [2, 3, 'syntax'])
  assert.match(failure.message, /^line 2: /)
  assert.equal(complements.aborted, failure)
  await assert.rejects(stream.summary, failure)
  assert.ok(!JSON.stringify({ ...failure }).includes('"a"'), 'the document is not in the error')
})

test('the output fails if rejects or complements cannot be closed, and ends only after them', async () => {
  const failure = new Error('the disk is full')
  const failing = () => new WritableStream({ close: () => Promise.reject(failure) })
  const closed = () => {
    const stream = new WritableStream()
    stream.close()
    return stream
  }
  for (const name of ['rejects', 'complements'])
    for (const [side, reason] of [
      [failing(), failure],
      [closed(), { name: 'TypeError', message: `${name} is closed: pass a stream that is open` }],
    ]) {
      const stream = convertStream('order', { ...DOWN, rejects: new WritableStream(), [name]: side })
      const output = new Kept()
      const piped = streamOf(`${DOCUMENTS[0]}\nx\n`).pipeThrough(stream).pipeTo(output.stream)
      await assert.rejects(piped, reason)
      await assert.rejects(stream.summary, reason)
      assert.deepEqual([output.isClosed, output.aborted !== undefined], [false, true])
    }
  const ends = []
  const ending = (name) => new WritableStream({ close: () => void ends.push(name) })
  const options = { ...UP, rejects: ending('rejects'), complements: ending('complements') }
  await streamOf('{}\n').pipeThrough(convertStream('order', options)).pipeTo(ending('output'))
  assert.deepEqual(ends, ['rejects', 'complements', 'output'])
})

test('a source that fails ends everything', async () => {
  const reason = new Error('gone')
  const rejects = new Kept()
  const stream = convertStream('order', { ...UP, rejects: rejects.stream })
  const failing = new ReadableStream({ pull: (controller) => controller.error(reason) })
  await assert.rejects(pumped(failing, stream), reason)
  await assert.rejects(stream.summary, reason)
  assert.equal(rejects.aborted, reason)
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
      const cancelled = withResolvers()
      const valid = Buffer.from('{"status":"COMPLETED"}\n'.repeat(1000))
      const source = new ReadableStream({
        pull: (controller) => (isIdle ? new Promise(() => undefined) : controller.enqueue(valid)),
        cancel: cancelled.resolve,
      })
      const piped = source.pipeTo(stream.writable)
      await (make.length === 1 ? rejects.readable : stream.readable).cancel(reason)
      assert.equal(await cancelled.promise, reason)
      await assert.rejects(piped, reason)
      await assert.rejects(stream.summary, reason)
    }
  }
})

test('a reader that leaves without a reason is named', async () => {
  const archive = Buffer.from('{"status":"DONE"}\n'.repeat(50_000))
  for (const stream of [validateStream('order'), convertStream('order', UP)]) {
    const source = new ReadableStream({ pull: (controller) => controller.enqueue(archive) })
    for await (const _ of source.pipeThrough(stream)) break
    await assert.rejects(stream.summary, /^Error: The stream was ended before all of the archive was read\.$/)
  }
})

test('complements are read as bytes, like the archive', async () => {
  for (const [chunk, message] of [
    ['{"line":1,"complement":{}}\n', /complements must be a Uint8Array, not a string: .* TextEncoderStream/],
    [new ArrayBuffer(8), /complements must be a Uint8Array, not an ArrayBuffer/],
  ]) {
    const options = { ...UP, complement: streamOf([chunk]) }
    await assert.rejects(converted('{}\n', 'order', options), { name: 'TypeError', message })
  }
})

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers() {
  const made = {}
  made.promise = new Promise((resolve) => {
    made.resolve = resolve
  })
  return made
}
