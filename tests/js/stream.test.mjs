/**
 * Archives: every document is converted or rejected, whatever the chunks are, and converting back gives the same
 * bytes. Other tests check the conversion of one document.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import {
  ArchiveError,
  BROKEN,
  converted,
  convertStream,
  cut,
  DOCUMENTS,
  DOWN,
  jsonLines,
  Kept,
  pumped,
  random,
  streamOf,
  streamOfText,
  UP,
  validateStream,
} from './archives.mjs'
import { api, dist } from './package.mjs'

const { convert, validate } = api
const ENDS = ['\n', '\r\n', '\n\n', ' \n', '\n \t\r\n']

/** NDJSON of random documents. */
function lines(next, count, { broken = 0 } = {}) {
  const pick = (list) => list[Math.floor(next() * list.length)]
  let text = ''
  for (let n = 0; n < count; n++) text += (next() < broken ? pick(BROKEN) : pick(DOCUMENTS)) + pick(ENDS)
  return next() < 0.5 ? text.trimEnd() : text
}

test('one bad line in a thousand is set aside with its number; every other is converted', async () => {
  const next = random(1)
  const texts = Array.from({ length: 5000 }, (_, n) =>
    n % 1000 === 357 ? BROKEN[n % BROKEN.length] : DOCUMENTS[Math.floor(next() * DOCUMENTS.length)],
  )
  const text = texts.map((line) => `${line}\n`).join('')
  const { output, rejects, summary } = await converted(cut(Buffer.from(text), next, 9000), 'order', DOWN)
  assert.deepEqual(
    rejects.map(({ line }) => line),
    [358, 1358, 2358, 3358, 4358],
  )
  for (const { line, offset, document, problems } of rejects) {
    assert.equal(document, texts[line - 1])
    assert.equal(text.slice(0, Buffer.from(text).subarray(0, offset).toString().length).split('\n').length, line)
    assert.deepEqual(problems, convert('order', Buffer.from(document), DOWN).problems)
  }
  const good = texts.filter((_, n) => n % 1000 !== 357)
  assert.equal(output, good.map((line) => `${convert('order', line, DOWN).output}\n`).join(''))
  const { bytes, documents, converted: done, rejected } = summary
  assert.deepEqual([bytes, documents, done, rejected], [Buffer.byteLength(text), 5000, 4995, 5])
})

test('there and back with the complements gives the same bytes, whatever the chunks are', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const next = random(seed)
    const archive = Buffer.from(lines(next, 40))
    const [there, back] = seed % 4 < 2 ? [DOWN, UP] : [UP, DOWN]
    const first = await converted(cut(archive, next, 200), 'order', there)
    assert.equal(first.summary.rejected, 0)
    const held = seed % 2 ? first.complements : first.complements.replaceAll('\n', ' \r\n')
    const complement = streamOf(cut(Buffer.from(held), next, 90))
    const second = await converted(cut(Buffer.from(first.output), next, 200), 'order', {
      ...back,
      complement,
    })
    assert.equal(second.output, archive.toString(), `seed ${seed}`)
  }
})

test('complements stay with their documents across batches, and nothing keeps a chunk', async () => {
  const next = random(8)
  const lines = Array.from({ length: 60 }, (_, at) => {
    const payout = at % 7 === 3 ? '{"url":"u","id":7}' : '{"url":"u"}'
    return `{"items":[{"payout":${payout}}],"long":"${'x'.repeat(30_000)}"}\n`
  })
  const there = await converted([Buffer.from(lines.join(''))], 'order', DOWN)
  // A source may free a chunk when the next one is pulled, as the page does.
  function freed(bytes) {
    const chunks = cut(bytes, next, 50)
    let last
    const pull = (controller) => {
      last?.fill(0)
      last = chunks.next().value
      if (last === undefined) controller.close()
      else controller.enqueue(last)
    }
    return new ReadableStream({ pull }, { highWaterMark: 0 })
  }
  const wrong = 53
  const held = there.complements.replace(new RegExp(`("line":${wrong},"complement":).*`), '$1{"other":1}}')
  const { output, rejects } = await converted([Buffer.from(there.output)], 'order', {
    ...UP,
    complement: freed(Buffer.from(held)),
  })
  assert.ok(output === lines.toSpliced(wrong - 1, 1).join(''))
  assert.deepEqual(
    rejects.map(({ line, problems }) => [line, problems[0].code]),
    [[wrong, 'complement']],
  )
})

test('the answer does not depend on where chunks end', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const next = random(seed)
    const archive = Buffer.from(lines(next, 20, { broken: 0.2 }))
    const options = { ...DOWN, limits: { bytes: seed % 3 === 0 ? 60 : 1000 } }
    const whole = await converted([archive], 'order', options)
    assert.equal(whole.summary.documents, whole.summary.converted + whole.summary.rejected)
    const kept = whole.output.split('\n').filter((line) => line.trim() !== '')
    assert.equal(kept.length, whole.summary.converted)
    for (const longest of [4, 30, 200]) {
      assert.deepEqual(await converted(cut(archive, next, longest), 'order', options), whole, `seed ${seed}`)
    }
    const { limits } = options
    const report = await pumped([archive], validateStream('order', { limits }))
    for (const longest of [4, 30, 200]) {
      assert.deepEqual(await pumped(cut(archive, next, longest), validateStream('order', { limits })), report)
    }
  }
})

test('an archive that is cut off at any byte loses nothing, and the cut is reported', async () => {
  const text = `${DOCUMENTS[0]}\n${DOCUMENTS[1]}\r\n\n${DOCUMENTS[2]}\n`
  for (let end = 0; end <= Buffer.byteLength(text); end++) {
    const archive = Buffer.from(text).subarray(0, end)
    const { output, rejects, summary } = await converted([archive], 'order', UP)
    const given = archive.toString('latin1').split('\n')
    const whole = given.filter((line) => line.trim() !== '' && line.trim().endsWith('}') && isJson(line))
    const isCut = given.some((line) => line.trim() !== '' && !isJson(line))
    assert.equal(summary.converted, whole.length, `at ${end}`)
    assert.equal(rejects.length, isCut ? 1 : 0, `at ${end}`)
    assert.equal(output.split('\n').length, given.length, `at ${end}`)
  }
})

function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('a document over the limit is listed by place and length, and the rest goes on', async () => {
  const long = `{"a":"${'x'.repeat(700_000)}"}`
  const text = `{}\n${long}\n{"b":1}\n${long}`
  const options = { ...UP, limits: { bytes: 1000 } }
  const { output, rejects, summary } = await converted(cut(Buffer.from(text), random(5), 90_000), 'order', options)
  assert.deepEqual([summary.documents, summary.converted, summary.rejected], [4, 2, 2])
  for (const { length, document, offset, line, problems } of rejects) {
    assert.deepEqual([length, document, problems[0].code], [long.length, undefined, 'too_large'])
    assert.equal(text.slice(offset, offset + 5), '{"a":')
    assert.equal(text.slice(0, offset).split('\n').length, line)
  }
  assert.equal(output, '{}\n{"b":1}\n')
})

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
  const line = Buffer.from(`${DOCUMENTS[0]}\n`.repeat(4000))
  const refused = Buffer.from(`x\n${'{}\n'.repeat(90_000)}`)
  const all = 40
  for (const blocked of ['output', 'rejects', 'complements']) {
    let pulled = 0
    function* chunks() {
      for (; pulled < all; pulled++) yield blocked === 'rejects' ? refused : line
    }
    let release
    const gate = new Promise((resolve) => {
      release = resolve
    })
    const closed = () => new WritableStream({ write: () => gate })
    const open = () => new WritableStream()
    const stream = convertStream('order', {
      ...DOWN,
      rejects: blocked === 'rejects' ? closed() : open(),
      complements: blocked === 'complements' ? closed() : open(),
    })
    const done = streamOf(chunks())
      .pipeThrough(stream)
      .pipeTo(blocked === 'output' ? closed() : open())
    // After this many turns without a pull, everything that does not wait for the gate has run.
    for (let still = 0, last = -1; still < 50; still++) {
      if (pulled !== last) still = 0
      last = pulled
      await new Promise((resolve) => setImmediate(resolve))
    }
    assert.ok(pulled < 20, `${blocked}: ${pulled} chunks were read`)
    release()
    await done
    await stream.summary
    assert.equal(pulled, all)
  }
})

test('a query at the end that lost all its parameters comes back', async () => {
  for (const archive of ['orderable=true\nlimit=20', 'limit=20', 'limit=20\nx=1\nlimit=3', 'limit=1\nlimit=2']) {
    const there = await converted([Buffer.from(archive)], 'product-query', DOWN)
    assert.ok(there.complements !== '')
    const complement = streamOfText(there.complements)
    const back = await converted([Buffer.from(there.output)], 'product-query', { ...UP, complement })
    assert.deepEqual([back.output, back.summary.documents], [archive, archive.split('\n').length])
  }
  const { complements } = await converted([Buffer.from('x=1\nlimit=20')], 'product-query', DOWN)
  for (const [shape, archive] of [
    ['product-query', 'x=1'],
    ['product-query', ''],
    ['order', '{}\n'],
  ]) {
    const options = { ...UP, complement: streamOfText(complements) }
    await assert.rejects(converted([Buffer.from(archive)], shape, options), { name: 'ArchiveError' }, archive)
  }
})

test('complements and rejects name the right lines, where some are rejected', async () => {
  const archive = `x\n${DOCUMENTS[0]}\n\nx\n${DOCUMENTS[3]}\n`
  // Each document is in a batch of its own.
  const padding = ' '.repeat(300_000)
  const padded = archive.replaceAll('\n', `${padding}\n`)
  const there = await converted([Buffer.from(padded)], 'order', DOWN)
  const numbers = jsonLines(there.complements)
  assert.deepEqual(
    numbers.map(({ line }) => line),
    [1, 3],
  )
  const complement = streamOfText(there.complements)
  const back = await converted([Buffer.from(there.output)], 'order', { ...UP, complement })
  assert.equal(back.summary.rejected, 0)
  for (const text of [DOCUMENTS[0], DOCUMENTS[3]]) assert.ok(back.output.includes(text))
})

test('without a place for rejects the first refused document ends the stream', async () => {
  const complements = new Kept()
  const stream = convertStream('order', { ...UP, complements: complements.stream })
  const output = new Kept()
  const piped = streamOfText('{}\n{"a":1,}\n{}\n').pipeThrough(stream).pipeTo(output.stream)
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
  for (const name of ['rejects', 'complements']) {
    const failure = new Error('the disk is full')
    const close = () => Promise.reject(failure)
    const stream = convertStream('order', { ...UP, [name]: new WritableStream({ close }) })
    const output = new Kept()
    await assert.rejects(streamOfText('{}\n').pipeThrough(stream).pipeTo(output.stream), failure)
    assert.deepEqual([output.isClosed, output.aborted], [false, failure])
    await assert.rejects(stream.summary, failure)
  }
  const ends = []
  const ending = (name) => new WritableStream({ close: () => void ends.push(name) })
  const options = { ...UP, rejects: ending('rejects'), complements: ending('complements') }
  await streamOfText('{}\n').pipeThrough(convertStream('order', options)).pipeTo(ending('output'))
  assert.deepEqual(ends, ['rejects', 'complements', 'output'])
})

test('a closed stream is named', async () => {
  for (const name of ['rejects', 'complements']) {
    for (const text of ['', '{}\n', `${DOCUMENTS[0]}\nx\n`]) {
      const closed = new WritableStream()
      await closed.close()
      const stream = convertStream('order', { ...DOWN, rejects: new WritableStream(), [name]: closed })
      const failure = { name: 'TypeError', message: `${name} is closed: pass a stream that is open` }
      await assert.rejects(pumped([Buffer.from(text)], stream), failure)
      await assert.rejects(stream.summary, failure)
    }
  }
})

test('a source that fails, and a reader that leaves, end everything', async () => {
  const reason = new Error('gone')
  const rejects = new Kept()
  const stream = convertStream('order', { ...UP, rejects: rejects.stream })
  const failing = new ReadableStream({ pull: (controller) => controller.error(reason) })
  await assert.rejects(failing.pipeThrough(stream).pipeTo(new WritableStream()), reason)
  await assert.rejects(stream.summary, reason)
  assert.equal(rejects.aborted, reason)

  const left = convertStream('order', UP)
  let cancelled
  const isCancelled = new Promise((resolve) => {
    cancelled = resolve
  })
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(Buffer.from('{}\n'.repeat(90_000))),
    cancel: () => cancelled(),
  })
  const reader = endless.pipeThrough(left).getReader()
  await reader.read()
  await reader.cancel(reason)
  await assert.rejects(left.summary, reason)
  await isCancelled
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
      let cancelled
      const isCancelled = new Promise((resolve) => {
        cancelled = resolve
      })
      const valid = Buffer.from('{"status":"COMPLETED"}\n'.repeat(1000))
      const source = new ReadableStream({
        pull: (controller) => (isIdle ? new Promise(() => undefined) : controller.enqueue(valid)),
        cancel: cancelled,
      })
      const piped = source.pipeTo(stream.writable)
      await (make.length === 1 ? rejects.readable : stream.readable).cancel(reason)
      assert.equal(await isCancelled, reason)
      await assert.rejects(piped, reason)
      await assert.rejects(stream.summary, reason)
    }
  }
})

test('losses and gaps are counted by cause and pattern', async () => {
  const texts = [
    '{"items":[{"payout":{"url":"u","status":1}},{"payout":{"url":"v","status":2,"a/b":3}}]}',
    DOCUMENTS[3],
  ]
  const { summary } = await converted([Buffer.from(texts.join('\n'))], 'order', DOWN)
  const counts = summary.losses.map(({ pointer, count, section }) => [pointer, count, section])
  assert.deepEqual(counts, [
    ['/items/*/payout/status', 2, '2.6'],
    ['/items/*/payout', 1, '2.6'],
    ['/items/*/payout/a', 1, '2.6'],
    ['/items/*/payout/a~1b', 1, '2.6'],
  ])
  const alone = texts.flatMap((text) => convert('order', text, DOWN).losses)
  for (const { reason } of summary.losses) assert.ok(alone.some((loss) => loss.reason === reason))
  const products = await converted([Buffer.from('{}\n{}\n')], 'product', UP)
  assert.deepEqual(
    products.summary.gaps.map(({ pointer, count }) => [pointer, count]),
    [['/approval_state', 2]],
  )
})

test('rejects and reasons are in the language that is passed', async () => {
  const { de } = await import(pathToFileURL(join(dist, 'generated', 'messages', 'de.js')).href)
  const options = { ...DOWN, messages: de }
  const text = `${DOCUMENTS[0]}\n${BROKEN[0]}`
  const { rejects, summary } = await converted([Buffer.from(text)], 'order', options)
  assert.equal(summary.losses[0].reason, convert('order', DOCUMENTS[0], options).losses[0].reason)
  assert.notEqual(summary.losses[0].reason, convert('order', DOCUMENTS[0], DOWN).losses[0].reason)
  assert.equal(rejects[0].problems[0].message, convert('order', BROKEN[0], options).problems[0].message)
})

test('patterns without end are counted together', async () => {
  const texts = Array.from({ length: 3000 }, (_, n) => `{"items":[{"payout":{"url":"u","n${n}":1}}]}`)
  const { summary } = await converted([Buffer.from(texts.join('\n'))], 'order', DOWN)
  assert.equal(summary.losses.length, 1001)
  assert.deepEqual([summary.losses[0].pointer, summary.losses[0].count], ['*', 2000])
})

test('each document gets the report that validate gives', async () => {
  const texts = [
    '{"status":"COMPLETED"}',
    '',
    '{"status":"DONE","x":1}',
    'x',
    '{"status":"FAILED","id":"1"}',
    '\ufeff{}',
  ]
  for (const options of [{}, { level: 'stated' }, { severity: { enum: 'warning' } }, { mask: false }]) {
    const { output, summary } = await pumped([Buffer.from(texts.join('\n'))], validateStream('order-created', options))
    const expected = texts.flatMap((text, n) => {
      const { valid, problems } = validate('order-created', Buffer.from(text), options)
      const offset = Buffer.byteLength(
        texts
          .slice(0, n)
          .map((before) => `${before}\n`)
          .join(''),
      )
      return text !== '' && problems.length > 0 ? [{ line: n + 1, offset, valid, problems }] : []
    })
    assert.deepEqual(jsonLines(output), expected)
    const invalid = expected.filter(({ valid }) => !valid).length
    assert.deepEqual([summary.documents, summary.valid, summary.invalid], [5, 5 - invalid, invalid])
    assert.equal(
      Object.values(summary.byCode).reduce((sum, count) => sum + count, 0),
      expected.reduce((sum, { problems }) => sum + problems.length, 0),
    )
  }
})

test('a document that is not UTF-8 is kept as base64', async () => {
  const bytes = Buffer.concat([Buffer.from('{}\n'), Buffer.from([0x22, 0xff, 0x22]), Buffer.from('\n{}')])
  const { rejects, output } = await converted([bytes], 'order', UP)
  assert.equal(output, '{}\n{}')
  assert.deepEqual([...Buffer.from(rejects[0].base64, 'base64')], [0x22, 0xff, 0x22])
  assert.equal(rejects[0].problems[0].code, 'encoding')
})

test('complements that belong to no document, or are none, end the stream', async () => {
  const run = (complements) =>
    converted([Buffer.from('{}\n\n{}\n')], 'order', { ...UP, complement: streamOfText(complements) })
  for (const [complements, code] of [
    ['x\n', 'complement_line'],
    ['{"line":1}\n', 'complement_line'],
    ['{"line":"1","complement":{}}\n', 'complement_line'],
    ['{"line":4,"complement":{}}\n', 'complement_orphan'],
    ['{"line":0,"complement":{}}\n', 'complement_orphan'],
    // No number of JSON.
    ['{"line":,"complement":{}}\n', 'complement_line'],
    ['{"line":00,"complement":{}}\n', 'complement_line'],
    ['{"line":01,"complement":{}}\n', 'complement_line'],
    ['{"line":3,"complement":{}}\n{"line":1,"complement":{}}\n', 'complement_order'],
  ]) {
    const error = { name: 'ArchiveError', message: /^complements, line [12]: /, code, source: 'complements' }
    await assert.rejects(run(complements), error, complements)
  }
  const { rejects } = await run('{"line":1,"complement":{}}\r\n\n{ "line": 3, "complement": {"x": 1} }')
  assert.deepEqual(
    rejects.map(({ line, problems }) => [line, problems[0].code]),
    [
      [1, 'complement'],
      [3, 'complement'],
    ],
  )
})

test('complements are read as bytes, like the archive', async () => {
  for (const [chunk, message] of [
    ['{"line":1,"complement":{}}\n', /complements must be a Uint8Array, not a string: .* TextEncoderStream/],
    [new ArrayBuffer(8), /complements must be a Uint8Array, not an ArrayBuffer/],
  ]) {
    const options = { ...UP, complement: streamOf([chunk]) }
    await assert.rejects(converted([Buffer.from('{}\n')], 'order', options), { name: 'TypeError', message })
  }
})

test('a complement that is null is none', async () => {
  const text = `${DOCUMENTS[0]}\n`.repeat(3)
  const there = await converted([Buffer.from(text)], 'order', DOWN)
  const [first, , last] = there.complements.split('\n')
  for (const none of ['{"line":2,"complement":null}', '{"complement": null, "line": 2}']) {
    const complement = streamOfText(`${first}\n${none}\n${last}\n`)
    const back = await converted([Buffer.from(there.output)], 'order', { ...UP, complement })
    assert.deepEqual([back.summary.converted, back.summary.rejected], [3, 0])
    assert.deepEqual(
      back.output.split('\n').map((line) => line.includes('"id": 7')),
      [true, false, true, false],
    )
  }
  for (const twice of ['{"line":1,"complement":null}\n{"line":1,"complement":{}}', '{"line":9,"complement":{}}']) {
    const options = { ...UP, complement: streamOfText(twice) }
    await assert.rejects(converted([Buffer.from('{}\n')], 'order', options), { name: 'ArchiveError' })
  }
})

test('a reader that leaves without a reason is named, and so is a callback that fails', async () => {
  const archive = Buffer.from('{"status":"DONE"}\n'.repeat(50_000))
  for (const make of [() => validateStream('order'), () => convertStream('order', UP)]) {
    const left = make()
    const source = new ReadableStream({ pull: (controller) => controller.enqueue(archive) })
    for await (const _ of source.pipeThrough(left)) break
    await assert.rejects(left.summary, /^Error: The stream was ended before all of the archive was read\.$/)
  }
  for (const onProgress of [
    async () => {
      throw new Error('full')
    },
    () => {
      throw new Error('full')
    },
  ]) {
    const failing = validateStream('order', { onProgress })
    await assert.rejects(pumped([archive], failing), /^Error: full$/)
    await assert.rejects(failing.summary, /^Error: full$/)
  }
})

test('the next chunk waits for the callback', async () => {
  let running = 0
  const onProgress = async () => {
    assert.equal(++running, 1)
    await new Promise((next) => setTimeout(next, 5))
    running--
  }
  await pumped(cut(Buffer.from('{}\n'.repeat(100)), random(2), 60), convertStream('order', { ...UP, onProgress }))
})

test('only a line feed ends a line, in the spans of a document too', async () => {
  const archive = '{"status":"COMPLETED"}\r\n{"a":1,\r"status":"DONE"}\n{"a":\r\n'
  const { output } = await pumped([Buffer.from(archive)], validateStream('order'))
  const listed = jsonLines(output).filter(({ valid }) => !valid)
  assert.deepEqual(
    listed.map(({ line, problems }) => [line, ...problems.map(({ span }) => [span.line, span.column - span.start])]),
    listed.map(({ line, problems }) => [line, ...problems.map(() => [1, 1])]),
  )
  assert.ok(listed.some(({ line }) => line === 2) && listed.some(({ line }) => line === 3))
  const { rejects } = await converted([Buffer.from(archive)], 'order', UP)
  assert.deepEqual(
    rejects.map(({ line, problems }) => [line, problems[0].span.line]),
    [[3, 1]],
  )
})

test('a rejected document is written as it is, however long its text becomes', async () => {
  const control = '\u0001'.repeat(40_000)
  const emoji = '\u{1f381}'.repeat(40_000)
  for (const document of [`"${control}`, `x${emoji}`, `xx${emoji}"\\`, '\ufeff{'].map((text) => Buffer.from(text))) {
    const { rejects } = await converted([document], 'order', UP)
    assert.equal(rejects[0].document, document.toString())
  }
  for (const length of [1, 2, 3, 49_151, 49_152, 49_153, 100_000]) {
    const bytes = Buffer.alloc(length, 0xff)
    const { rejects } = await converted([bytes], 'order', UP)
    assert.ok(Buffer.from(rejects[0].base64, 'base64').equals(bytes), String(length))
  }
})

test('progress is reported as it is made', async () => {
  const seen = []
  const archive = Buffer.from('{}\n'.repeat(300_000))
  const onProgress = (progress) => seen.push(progress)
  await pumped(cut(archive, random(3), 100_000), convertStream('order', { ...UP, onProgress }))
  assert.ok(seen.length > 5)
  assert.deepEqual(seen.at(-1), { bytes: archive.length, documents: 300_000 })
  assert.ok(seen.every(({ bytes }, n) => n === 0 || bytes >= seen[n - 1].bytes))
})

test('changed counts the documents whose bytes are others, and no document that already was as it must be', async () => {
  const texts = [
    ...DOCUMENTS,
    '[{"items":[{"redemption_url":"u"}]}]',
    '5',
    'null',
    '{"items":[{"redemption_url":"u"}]}',
  ]
  for (const range of [UP, DOWN, { from: UP.to, to: UP.to }]) {
    const outputs = texts.map((text) => convert('order', text, range).output)
    const changed = outputs.filter((output, n) => output !== undefined && output !== texts[n]).length
    const { output, summary } = await converted([Buffer.from(texts.join('\n \r\n'))], 'order', range)
    assert.equal(summary.changed, changed, `${range.from} to ${range.to}`)
    // The same conversion does not change its own output.
    const again = await converted([Buffer.from(output)], 'order', range)
    assert.deepEqual([again.summary.changed, again.output], [0, output])
  }
})
