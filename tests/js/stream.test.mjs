/**
 * Archives: every document is converted or rejected, whatever the chunks are, and converting back gives the same
 * bytes. Other tests check the conversion of one document.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'
import {
  BROKEN,
  converted,
  cut,
  DOCUMENTS,
  DOWN,
  jsonLines,
  linesAndCodes,
  pumped,
  random,
  streamOf,
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
  const text = Buffer.from(texts.map((line) => `${line}\n`).join(''))
  const { output, rejects, summary } = await converted(cut(text, next, 9000), 'order', DOWN)
  assert.deepEqual(
    rejects.map(({ line }) => line),
    [358, 1358, 2358, 3358, 4358],
  )
  for (const { line, offset, document, problems } of rejects) {
    assert.equal(document, texts[line - 1])
    assert.equal(text.subarray(0, offset).toString().split('\n').length, line)
    assert.deepEqual(problems, convert('order', Buffer.from(document), DOWN).problems)
  }
  const good = texts.filter((_, n) => n % 1000 !== 357)
  assert.equal(output, good.map((line) => `${convert('order', line, DOWN).output}\n`).join(''))
  const { bytes, documents, converted: done, rejected } = summary
  assert.deepEqual([bytes, documents, done, rejected], [text.length, 5000, 4995, 5])
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
    const second = await converted(cut(Buffer.from(first.output), next, 200), 'order', { ...back, complement })
    assert.equal(second.output, archive.toString(), `seed ${seed}`)
  }
})

test('the answer does not depend on where chunks end', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const next = random(seed)
    const archive = Buffer.from(lines(next, 20, { broken: 0.2 }))
    const limits = { bytes: seed % 3 === 0 ? 60 : 1000 }
    const whole = await converted([archive], 'order', { ...DOWN, limits })
    assert.equal(whole.summary.documents, whole.summary.converted + whole.summary.rejected)
    const kept = whole.output.split('\n').filter((line) => line.trim() !== '')
    assert.equal(kept.length, whole.summary.converted)
    const report = await pumped([archive], validateStream('order', { limits }))
    for (const longest of [4, 30, 200]) {
      assert.deepEqual(await converted(cut(archive, next, longest), 'order', { ...DOWN, limits }), whole)
      assert.deepEqual(await pumped(cut(archive, next, longest), validateStream('order', { limits })), report)
    }
  }
})

test('chunks of another realm are bytes', async () => {
  const foreign = (text) => vm.runInNewContext('Uint8Array').from(Buffer.from(text))
  const { output, complements } = await converted([foreign(DOCUMENTS[0])], 'order', DOWN)
  const back = { ...UP, complement: streamOf([foreign(complements)]) }
  assert.equal((await converted([foreign(output)], 'order', back)).output, DOCUMENTS[0])
})

test('complements stay with their documents across batches and rejects, and nothing keeps a chunk', async () => {
  const documents = Array.from({ length: 60 }, (_, at) => {
    const payout = at % 7 === 3 ? '{"url":"u","id":7}' : '{"url":"u"}'
    return `{"items":[{"payout":${payout}}],"long":"${'x'.repeat(30_000)}"}\n`
  })
  const texts = documents.toSpliced(5, 0, '\n')
  const there = await converted(texts.toSpliced(20, 0, 'x\n').toSpliced(1, 0, 'x\n').join(''), 'order', DOWN)
  assert.deepEqual(linesAndCodes(there.rejects), [
    [2, 'syntax'],
    [22, 'syntax'],
  ])
  const wrong = 54
  const held = there.complements.replace(new RegExp(`("line":${wrong},"complement":).*`), '$1{"other":1}}')
  // A source may free a chunk when the next one is pulled, as the page does.
  async function* freed() {
    for (const chunk of cut(Buffer.from(held), random(8), 50)) {
      yield chunk
      chunk.fill(0)
    }
  }
  const { output, rejects } = await converted(there.output, 'order', { ...UP, complement: streamOf(freed()) })
  assert.ok(output === texts.toSpliced(wrong - 1, 1).join(''))
  assert.deepEqual(linesAndCodes(rejects), [[wrong, 'complement']])
})

test('an archive that is cut off at any byte loses nothing, and the cut is reported', async () => {
  const text = Buffer.from(`${DOCUMENTS[0]}\n${DOCUMENTS[1]}\r\n\n${DOCUMENTS[2]}\n`)
  for (let end = 0; end <= text.length; end++) {
    const { output, rejects, summary } = await converted([text.subarray(0, end)], 'order', UP)
    const given = text.toString('latin1', 0, end).split('\n')
    const documents = given.filter((line) => line.trim() !== '')
    const whole = documents.filter((line) => line.trim().endsWith('}') && isJson(line))
    assert.equal(summary.converted, whole.length, `at ${end}`)
    assert.equal(rejects.length, documents.length - whole.length, `at ${end}`)
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

test('a query at the end that lost all its parameters comes back', async () => {
  for (const archive of ['orderable=true\nlimit=20', 'limit=20', 'limit=20\nx=1\nlimit=3', 'limit=1\nlimit=2']) {
    const there = await converted(archive, 'product-query', DOWN)
    assert.ok(there.complements !== '')
    const complement = streamOf(there.complements)
    const back = await converted(there.output, 'product-query', { ...UP, complement })
    assert.deepEqual([back.output, back.summary.documents], [archive, archive.split('\n').length])
  }
  const { complements } = await converted('x=1\nlimit=20', 'product-query', DOWN)
  for (const [shape, archive] of [
    ['product-query', 'x=1'],
    ['product-query', ''],
    ['order', '{}\n'],
  ]) {
    const options = { ...UP, complement: streamOf(complements) }
    await assert.rejects(converted(archive, shape, options), { name: 'ArchiveError' }, archive)
  }
})

test('a conversion to the same version copies every document of an archive, whatever its length', async () => {
  const long = `{"a":"${'x'.repeat(700_000)}"}`
  const text = `{}\n${long}\r\n\n{"a":1,}\n${long}`
  const options = { from: UP.to, to: UP.to, limits: { bytes: 2 } }
  const { output, summary } = await converted(cut(Buffer.from(text), random(1), 90_000), 'order', options)
  assert.ok(output === text)
  assert.deepEqual([summary.documents, summary.converted, summary.changed], [4, 4, 0])
})

test('a line over the limit is rejected by place and length, wherever a chunk ends, and the rest goes on', async () => {
  const long = (length) => `{"a":"${'x'.repeat(length)}"}`
  for (const line of [long(11), long(300_000), long(700_000), ' '.repeat(11), ' '.repeat(300_000)]) {
    const archive = Buffer.from(`{}\n${line}\n\n{"b":1}\n${line}`)
    const options = { ...DOWN, limits: { bytes: 10 } }
    // Chunks that end a few bytes before a batch is full leave room for a longer line.
    const split = (at) => [archive.subarray(0, at), archive.subarray(at)]
    for (const chunking of [[archive], cut(archive, random(2), 90_000), split(262_143), split(262_200)]) {
      const chunks = [...chunking]
      const { output, rejects, summary } = await converted(chunks, 'order', options)
      assert.equal(output, '{}\n\n{"b":1}\n')
      assert.deepEqual(linesAndCodes(rejects), [
        [2, 'too_large'],
        [5, 'too_large'],
      ])
      const [first, last] = rejects
      assert.deepEqual([first.offset, last.offset], [3, archive.length - line.length])
      for (const { length, document } of rejects) assert.deepEqual([length, document], [line.length, undefined])
      assert.deepEqual([summary.documents, summary.rejected], [4, 2])
      const checked = await pumped(chunks, validateStream('order-created', { limits: options.limits }))
      assert.deepEqual([checked.summary.documents, checked.summary.byCode.too_large], [4, 2])
    }
  }
})

test('every reject has a reason', async () => {
  const there = await converted(DOCUMENTS[0], 'order', DOWN)
  const { complement } = JSON.parse(there.complements)
  const [name] = Object.keys(complement)
  const twice = `{${JSON.stringify(name)}:${JSON.stringify(complement[name])},${JSON.stringify(complement).slice(1)}`
  for (const held of [twice, '{}', '{"a":1}']) {
    const options = { ...UP, complement: streamOf(`{"line":1,"complement":${held}}`) }
    const { rejects } = await converted(there.output, 'order', options)
    assert.deepEqual(linesAndCodes(rejects), [[1, 'complement']], held)
  }
  for (const [archive, code] of [
    ['{"a":1,}\n', 'syntax'],
    ['{"a":"xxxxxxxxxxxxxxxxxxxxxxx"}', 'too_large'],
    [' '.repeat(300_000), 'too_large'],
  ]) {
    const { rejects } = await converted(archive, 'order', { ...UP, limits: { bytes: 20, findings: 0 } })
    assert.deepEqual(linesAndCodes(rejects), [[1, code]])
  }
})

test('a rejected document is written as it is, and as base64 if it is not UTF-8', async () => {
  const [control, emoji] = ['\u0001'.repeat(40_000), '\u{1f381}'.repeat(40_000)]
  for (const document of [`"${control}`, `x${emoji}`, `xx${emoji}"\\`, '\ufeff{']) {
    const { rejects } = await converted(document, 'order', UP)
    assert.equal(rejects[0].document, document)
  }
  for (const length of [1, 2, 3, 49_151, 49_152, 49_153, 100_000]) {
    const bytes = Buffer.alloc(length, 0xff)
    const archive = [Buffer.from('{}\n'), bytes, Buffer.from('\n{}')]
    const { rejects, output } = await converted(archive, 'order', UP)
    assert.ok(Buffer.from(rejects[0].base64, 'base64').equals(bytes), String(length))
    assert.deepEqual([linesAndCodes(rejects), output], [[[2, 'encoding']], '{}\n{}'])
  }
})

test('complements that belong to no document, or are none, end the stream', async () => {
  const run = (complements) => converted('{}\n\n{}\n', 'order', { ...UP, complement: streamOf(complements) })
  for (const [complements, code, line = 1] of [
    ['x\n', 'complement_line'],
    ['{"line":1}\n', 'complement_line'],
    ['{"line":"1","complement":{}}\n', 'complement_line'],
    ['{"line":1,"complement":5}\n', 'complement_line'],
    ['{"line":1,"complement":{}\n{}', 'complement_line', 2],
    ['{"line":4,"complement":{}}\n', 'complement_orphan'],
    ['{"line":0,"complement":{}}\n', 'complement_orphan'],
    ['{"line":1,"complement":null}\n', 'complement_line'],
    // No number of JSON.
    ['{"line":,"complement":{}}\n', 'complement_line'],
    ['{"line":01,"complement":{}}\n', 'complement_line'],
    ['{"line":3,"complement":{}}\n{"line":1,"complement":{}}\n', 'complement_order', 2],
    ['{"line":1,"complement":{}}\n{"line":1,"complement":{}}\n', 'complement_order', 2],
  ]) {
    const message = new RegExp(`^complements, line ${line}: `)
    await assert.rejects(run(complements), { name: 'ArchiveError', message, code }, complements)
  }
  const { rejects } = await run('{"line":1,"complement":{}}\r\n\n{ "line": 3, "complement": {"x": 1} }')
  assert.deepEqual(linesAndCodes(rejects), [
    [1, 'complement'],
    [3, 'complement'],
  ])
})

test('losses and gaps are counted by cause and pattern', async () => {
  const texts = [
    '{"items":[{"payout":{"url":"u","status":1}},{"payout":{"url":"v","status":2,"a/b":3}}]}',
    DOCUMENTS[3],
  ]
  const { summary } = await converted(texts.join('\n'), 'order', DOWN)
  const counts = summary.losses.map(({ pointer, count, section }) => [pointer, count, section])
  assert.deepEqual(counts, [
    ['/items/*/payout/status', 2, '2.6'],
    ['/items/*/payout', 1, '2.6'],
    ['/items/*/payout/a', 1, '2.6'],
    ['/items/*/payout/a~1b', 1, '2.6'],
  ])
  const alone = texts.flatMap((text) => convert('order', text, DOWN).losses)
  for (const { reason } of summary.losses) assert.ok(alone.some((loss) => loss.reason === reason))
  const products = await converted('{}\n{}\n', 'product', UP)
  assert.deepEqual(
    products.summary.gaps.map(({ pointer, count }) => [pointer, count]),
    [['/approval_state', 2]],
  )
})

test('patterns without end are counted together', async () => {
  const texts = Array.from({ length: 3000 }, (_, n) => `{"items":[{"payout":{"url":"u","n${n}":1}}]}`)
  const { summary } = await converted(texts.join('\n'), 'order', DOWN)
  assert.equal(summary.losses.length, 1001)
  assert.deepEqual([summary.losses[0].pointer, summary.losses[0].count], ['*', 2000])
})

test('gaps are filled, in each document that has one', async () => {
  const fill = { '/approval_state': 'A' }
  const { output, rejects } = await converted('{}\n{"a":1,"a":2}\n', 'product', { ...UP, fill })
  assert.equal(output, '{"approval_state":"A"}\n')
  // Only a gap that is filled edits the object, where a repeated name is a problem.
  assert.deepEqual(linesAndCodes(rejects), [[2, 'duplicate_key']])
})

test('rejects and reasons are in the language that is passed', async () => {
  const { de } = await import(pathToFileURL(join(dist, 'generated', 'messages', 'de.js')).href)
  const options = { ...DOWN, messages: de }
  const { rejects, summary } = await converted(`${DOCUMENTS[0]}\n${BROKEN[0]}`, 'order', options)
  assert.equal(summary.losses[0].reason, convert('order', DOCUMENTS[0], options).losses[0].reason)
  assert.notEqual(summary.losses[0].reason, convert('order', DOCUMENTS[0], DOWN).losses[0].reason)
  assert.equal(rejects[0].problems[0].message, convert('order', BROKEN[0], options).problems[0].message)
})

test('changed counts the documents whose bytes are others, and no document that already was as it must be', async () => {
  const changing = '{"items":[{"redemption_url":"u"}]}'
  const texts = [...DOCUMENTS, `[${changing}]`, '5', 'null', changing]
  for (const range of [UP, DOWN, { from: UP.to, to: UP.to }]) {
    const outputs = texts.map((text) => convert('order', text, range).output)
    const changed = outputs.filter((output, n) => output !== undefined && output !== texts[n]).length
    const { output, summary } = await converted(texts.join('\n \r\n'), 'order', range)
    assert.equal(summary.changed, changed, `${range.from} to ${range.to}`)
    // The same conversion does not change its own output.
    const again = await converted(output, 'order', range)
    assert.deepEqual([again.summary.changed, again.output], [0, output])
  }
})

test('options that change while a stream runs change nothing', async () => {
  const limits = { bytes: 10 }
  const severity = { enum: 'warning' }
  const archive = function* () {
    limits.bytes = 10_000
    severity.enum = 'off'
    yield Buffer.from('{"status":"DONE"}\n')
  }
  const { rejects } = await converted(archive(), 'product', { ...UP, limits })
  assert.deepEqual(linesAndCodes(rejects), [[1, 'too_large']])
  severity.enum = 'warning'
  const { output } = await pumped(archive(), validateStream('order-created', { severity }))
  assert.equal(JSON.parse(output).problems[0].severity, 'warning')
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
    const { output, summary } = await pumped(texts.join('\n'), validateStream('order-created', options))
    let next = 0
    const expected = texts.flatMap((text, n) => {
      const offset = next
      next += Buffer.byteLength(text) + 1
      const { valid, problems } = validate('order-created', Buffer.from(text), options)
      return text !== '' && problems.length > 0 ? [{ line: n + 1, offset, valid, problems }] : []
    })
    assert.deepEqual(jsonLines(output), expected)
    const invalid = expected.filter(({ valid }) => !valid).length
    assert.deepEqual([summary.documents, summary.valid, summary.invalid], [5, 5 - invalid, invalid])
    const byCode = {}
    for (const { code } of expected.flatMap(({ problems }) => problems)) byCode[code] = (byCode[code] ?? 0) + 1
    assert.deepEqual(summary.byCode, byCode)
  }
})

test('only a line feed ends a line, in the spans of a document too', async () => {
  const archive = '{"status":"COMPLETED"}\r\n{"a":1,\r"status":"DONE"}\n{"a":\r\n'
  const { output } = await pumped(archive, validateStream('order'))
  const listed = jsonLines(output).filter(({ valid }) => !valid)
  for (const { problems } of listed)
    for (const { span } of problems) assert.deepEqual([span.line, span.column], [1, span.start + 1])
  assert.ok(listed.some(({ line }) => line === 2) && listed.some(({ line }) => line === 3))
  const { rejects } = await converted(archive, 'order', UP)
  assert.deepEqual(
    rejects.map(({ line, problems }) => [line, problems[0].span.line]),
    [[3, 1]],
  )
})
