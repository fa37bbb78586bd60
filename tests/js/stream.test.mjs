/**
 * Archives: a stream makes of each line what `validate` and `convert` make of it alone, whatever the chunks are, and converting
 * back gives the same bytes. Other tests check the conversion of one document. archives.json has complements that end a stream, and
 * lines that are documents of a shape or others.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { Random } from '../differential/random.mjs'
import listed from './archives.json' with { type: 'json' }
import {
  BROKEN,
  converted,
  cut,
  DOCUMENTS,
  jsonLines,
  linesAndCodes,
  pumped,
  streamOf,
  validateStream,
} from './archives.mjs'
import { convertedAlone, validatedAlone } from './each-alone.mjs'
import { api, DOWN, load, UP } from './package.mjs'

const { convert } = api
const { de } = await load('generated/messages/de')
const SAME = { from: UP.to, to: UP.to }
const ENDS = ['\n', '\r\n', '\n\n', ' \n', '\n \t\r\n']
/** A return is white space of a document. A list is one document. */
const MORE = ['{"a":1,\r"status":"DONE"}', '{"a":\r', '[{"items":[{"redemption_url":"u"}]}]', '5', 'null']

/** NDJSON of random documents, and of other text. It is cut off at any byte. */
function archiveOf(random) {
  const line = () => random.of(random.percent(20) ? BROKEN : [...DOCUMENTS, ...MORE]) + random.of(ENDS)
  const bytes = Buffer.from(Array.from({ length: 30 }, line).join(''))
  return bytes.subarray(0, bytes.length - random.below(80))
}

/** Checks a conversion, and that it comes back. */
async function checkConversion(chunks, shape, options, { kept, complements, ...expected }) {
  const found = await converted(chunks, shape, options)
  assert.deepEqual({ ...found, complements: jsonLines(found.complements) }, { ...expected, complements })
  if (options.fill) return
  const random = new Random(kept.length)
  const held = Buffer.from(found.complements.replaceAll('\n', random.of(['\n', ' \r\n'])))
  const complement = streamOf(cut(held, random, 400))
  const back = { from: options.to, to: options.from, complement }
  const { output } = await converted(cut(Buffer.from(found.output), random, 9000), shape, back)
  assert.ok(output === kept, kept.slice(0, 1000))
}

async function checkValidation(chunks, shape, options, expected) {
  const { output, summary } = await pumped(chunks, validateStream(shape, options))
  assert.deepEqual({ listed: jsonLines(output), summary }, expected)
}

test('each line becomes what it becomes alone, wherever chunks and the archive end, and it comes back', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = new Random(seed)
    const archive = archiveOf(random)
    const limits = { bytes: seed % 5 === 0 ? 60 : 1000 }
    const options = { ...[DOWN, UP, SAME][seed % 3], limits }
    const chunks = () => cut(archive, random, [4, 30, 200, 2000][seed % 4])
    await checkConversion(chunks(), 'order', options, convertedAlone(archive, 'order', options))
    const rules = { limits, level: ['stated', 'implied'][seed % 2], severity: { enum: 'warning' } }
    await checkValidation(chunks(), 'order-created', rules, validatedAlone(archive, 'order-created', rules))
  }
})

/** Archives that are longer than a batch or have such a line, and other options. */
function* archives() {
  const order = (options, ...lines) => ['order', options, Buffer.from(lines.join('\n'))]
  const long = (length) => `{"a":"${'x'.repeat(length)}"}`
  const random = new Random(1)
  const mostlyGood = Array.from({ length: 5000 }, (_, n) =>
    n % 1000 === 357 ? BROKEN[n % BROKEN.length] : random.of(DOCUMENTS),
  )
  yield order(DOWN, ...mostlyGood)
  const documents = Array.from({ length: 60 }, (_, at) => {
    const payout = at % 7 === 3 ? '{"url":"u","id":7}' : '{"url":"u"}'
    return `{"items":[{"payout":${payout}}],"long":"${'x'.repeat(30_000)}"}`
  })
  yield order(DOWN, ...documents.toSpliced(20, 0, 'x').toSpliced(5, 0, '').toSpliced(1, 0, 'x'))
  for (const line of [long(11), long(300_000), long(700_000), ' '.repeat(11), ' '.repeat(300_000)])
    for (const limits of [{ bytes: 10 }, { bytes: 10, findings: 0 }])
      yield order({ ...DOWN, limits }, '{}', line, '', '{"b":1}', '{"a":1,}', line)
  yield order({ ...SAME, limits: { bytes: 2 } }, '{}', `${long(700_000)}\r`, '', '{"a":1,}', long(700_000))
  // Texts that are longer in a reject, and bytes that are no UTF-8.
  const [control, emoji] = ['\u0001'.repeat(40_000), '\u{1f381}'.repeat(40_000)]
  yield order(UP, `"${control}`, `x${emoji}`, `xx${emoji}"\\`, '\ufeff{', '\ufeff{}')
  for (const bytes of [
    Buffer.alloc(100_000, 0xff),
    Buffer.of(0x22, 0xc3, 0x28, 0xe2, 0x82),
    Buffer.of(0xed, 0xa0, 0x80),
  ])
    yield ['order', UP, Buffer.concat([Buffer.from('{}\n'), bytes, Buffer.from('\n{}')])]
  yield order({ ...DOWN, messages: de }, DOCUMENTS[0], BROKEN[0])
  yield ['product', { ...UP, fill: { '/approval_state': 'A' } }, Buffer.from('{}\n{"a":1,"a":2}\n')]
  yield ['product', UP, Buffer.from('{}\n{"expiry":{}}\n')]
  // A query at the end that loses all its parameters.
  for (const queries of ['orderable=true\nlimit=20', 'limit=20', 'limit=20\nx=1\nlimit=3', 'limit=1\nlimit=2'])
    yield ['product-query', DOWN, Buffer.from(queries)]
}

test('so it does in long archives, with long lines, and with each option', async () => {
  for (const [shape, options, archive] of archives()) {
    const { from, to, fill, ...others } = options
    const [converted, validated] = [convertedAlone(archive, shape, options), validatedAlone(archive, shape, others)]
    // Chunks that end a few bytes before a batch is full leave room for a longer line.
    const split = (at) => [archive.subarray(0, at), archive.subarray(at)]
    for (const chunks of [
      () => [archive],
      () => cut(archive, new Random(2), 90_000),
      () => split(262_143),
      () => split(262_200),
    ]) {
      await checkConversion(chunks(), shape, options, converted)
      await checkValidation(chunks(), shape, others, validated)
    }
  }
})

test('chunks of another realm are bytes', async () => {
  const foreign = (text) => vm.runInNewContext('Uint8Array').from(Buffer.from(text))
  const { output, complements } = await converted([foreign(DOCUMENTS[0])], 'order', DOWN)
  const back = { ...UP, complement: streamOf([foreign(complements)]) }
  assert.equal((await converted([foreign(output)], 'order', back)).output, DOCUMENTS[0])
})

test('the complement of a query that lost all its parameters belongs to that query', async () => {
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

test('complements that belong to no document, or are malformed, end the stream', async () => {
  for (const [code, texts] of Object.entries(listed.complements))
    for (const [text, line = 1] of texts) {
      const run = converted('{}\n\n{}\n', 'order', { ...UP, complement: streamOf(text) })
      const message = new RegExp(`^complements, line ${line}: `)
      await assert.rejects(run, { name: 'ArchiveError', message, code }, text)
    }
})

test('a complement of another document rejects it', async () => {
  const { complement } = convert('order', DOCUMENTS[0], DOWN)
  const [[name, value]] = Object.entries(complement)
  const twice = `{${JSON.stringify({ [name]: value }).slice(1, -1)},${JSON.stringify(complement).slice(1)}`
  for (const held of [twice, '{}', '{"x": 1}']) {
    const lines = `{"line":1,"complement":${held}}\r\n\n{ "line": 3, "complement": ${held} }\n { "lines" : 3 } \r\n\n`
    const { rejects } = await converted('{}\n\n{}\n', 'order', { ...UP, complement: streamOf(lines) })
    const found = linesAndCodes(rejects)
    assert.deepEqual(found.join(), '1,complement,3,complement', held)
  }
})

test('a complement may be null', async () => {
  const there = await converted(`${DOCUMENTS[0]}\n`.repeat(3), 'order', DOWN)
  const [first, , last, end] = there.complements.split('\n')
  assert.equal(end, '{"lines":3}')
  const complement = streamOf(`${first}\n{"line":2,"complement":null}\n${last}\n${end}`)
  const back = await converted(there.output, 'order', { ...UP, complement })
  const isRestored = back.output.split('\n').map((line) => line.includes('"id": 7'))
  assert.deepEqual(isRestored, [true, false, true, false])
})

test('complements of several archives can be joined, and one that is cut off is an error', async () => {
  const archives = [
    `${DOCUMENTS[0]}\n\n`,
    '',
    'x\n',
    `${DOCUMENTS[3]}\r\n${DOCUMENTS[4]}\n`,
    `${DOCUMENTS[0]}\n${DOCUMENTS[0]}`,
  ]
  const parts = await Promise.all(archives.map((archive) => converted(archive, 'order', DOWN)))
  const joined = (name) => parts.map((part) => part[name]).join('')
  const whole = joined('output')
  const back = await converted(whole, 'order', { ...UP, complement: streamOf(joined('complements')) })
  assert.equal(back.output, archives.join('').replace('x\n', ''))
  // Joined ones can be joined again, and documents can be added behind those that were converted.
  const twice = streamOf(joined('complements').concat('{"lines":0}\n', joined('complements')))
  const all = `${whole}\n${whole}\n{"items":[]}`
  const expected = back.output.concat('\n', back.output, '\n{"items":[]}')
  assert.equal((await converted(all, 'order', { ...UP, complement: twice })).output, expected)
  const lines = joined('complements').split(/(?<=\n)/)
  for (let count = 0; count < lines.length; count++) {
    const complement = streamOf(lines.slice(0, count).join(''))
    const isWhole = count > 0 && lines[count - 1].startsWith('{"lines"')
    const run = converted(whole, 'order', { ...UP, complement })
    // Cut off between two files, it looks like fewer of them.
    if (isWhole) await run
    else await assert.rejects(run, { name: 'ArchiveError', code: 'complement_end' })
  }
})

test('lines that are no document of the shape are counted apart, named and copied', async () => {
  // A page can have any envelope, a product any fields, and a query any parameters.
  for (const [shape, { others = [], documents = [] }] of Object.entries(listed.shapes)) {
    const lines = [...others, '', ...documents]
    const { output, summary } = await converted(lines.join('\n'), shape, UP)
    assert.deepEqual([summary.others, summary.converted, summary.rejected], [others.length, documents.length, 0], shape)
    assert.deepEqual(
      summary.otherLines,
      others.map((_, at) => at + 1),
    )
    assert.deepEqual(output.split('\n').slice(0, others.length), others)
  }
  const many = await converted('5\n'.repeat(200_000), 'order', UP)
  assert.deepEqual([many.summary.others, many.summary.converted], [200_000, 0])
  assert.deepEqual(many.summary.otherLines, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  // Between the same versions nothing is read.
  assert.deepEqual((await converted('5\n', 'order', SAME)).summary.converted, 1)
})

test('a document over several lines is one sentence, and not an error for each line', async () => {
  const order = JSON.parse(DOCUMENTS[0])
  for (const archive of [
    JSON.stringify(order, null, 2),
    `\n ${JSON.stringify([order], null, 2)}`,
    '{ "a": {\n}}',
    '{"a":1,\r\nx',
  ]) {
    const line = archive.startsWith('\n') ? 2 : 1
    const error = { name: 'ArchiveError', code: 'pretty_printed', line, offset: line - 1, problems: [] }
    await assert.rejects(converted(archive, 'order', UP), {
      ...error,
      message: /^line \d: A document spans several lines\./,
    })
    await assert.rejects(pumped(archive, validateStream('order')), error)
    assert.equal((await converted(archive, 'order', SAME)).output, archive)
  }
  // A line that is cut off is an error of its own, and so is every later one.
  const cutOff = await converted('{"items":[\n', 'order', UP)
  assert.deepEqual(linesAndCodes(cutOff.rejects), [[1, 'syntax']])
  const behind = await converted(`{"id":"O-1",\n${DOCUMENTS[0]}\n`, 'order', UP)
  assert.deepEqual([linesAndCodes(behind.rejects), behind.summary.converted], [[[1, 'syntax']], 1])
  const { summary } = await converted(`{}\n${JSON.stringify(order, null, 2)}`, 'order', UP)
  assert.ok(summary.rejected > 4)
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
