/** Each sentence of the headline holds against what the package says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { BROKEN, CARELESS, LIST, large, MINIFIED, NEW, OWN_OLD, REQUEST } from '../lib/documents.mjs'
import { typescript } from './typescript.mjs'

const { read } = await typescript('www/src/app/reading.ts')
const { entriesIn, parsed } = await typescript('www/src/app/json.ts')
const { misfitOf } = await typescript('www/src/app/misfit.ts')
const { headlineOf, kindsOf } = await typescript('www/src/views/convert/sentences.ts')
const outcomes = await typescript('www/src/views/convert/outcome.ts')
const { samples } = await typescript('www/src/samples/index.ts')
const checked = await typescript('www/src/views/validate/headline.ts')

/** What the page says of a text: the large sentences, and what is below. */
function said(text, given = {}) {
  const found = read(api, text, given)
  const misfit = misfitOf(found)
  if (misfit) return { large: misfit.lines.join(' '), small: `${misfit.what ?? ''} ${misfit.more ?? ''}`.trim() }
  const outcome = outcomes.outcomeOf(api, text, found, given)
  const isDone = outcome.conversion.ok
  const reports = isDone ? outcomes.reportsOn(api, text, outcome) : undefined
  const rows = isDone ? outcomes.rowsOf(api, outcome, reports.to) : []
  const kinds = kindsOf(rows, text, isDone ? outcome.conversion.output : '')
  const comesBack = isDone && outcomes.comesBack(api, text, outcome)
  const entries = entriesIn(parsed(text)).length || undefined
  const isValid = isDone && reports.from.valid && reports.to.valid
  const { lines, what, more } = headlineOf({ found, outcome, kinds, isValid, comesBack, entries })
  const words = lines.map((parts) => parts.map((it) => it.words ?? it).join('')).join(' ')
  return { large: words, small: `${what} ${more ?? ''}`.trim(), outcome }
}

const OLD = JSON.parse(OWN_OLD)
/** Two links that are null. */
const LOST = JSON.stringify({ ...OLD, items: [1, 2].map(() => ({ ...OLD.items[0], redemption_url: null })) })

/** Texts that are not quite JSON, or around it. */
const CURL = `curl -X POST -H 'a: b' --data '${REQUEST}' https://x`
const HTTP = `POST /v2/order HTTP/1.1\nhost: x\n\n${REQUEST}`
const SCRIPT = "const order = {\n  status: 'FAILED', // a comment\n  id: '1', message: 'm',\n}"
const WRAPPED = `{"data": {"order": ${OWN_OLD}}}`

const LONG = `{"payment_method":{},"items":[${Array(2000).fill('{"products":{"type":1}}')}]}`
const UPDATE = '{"product_code":"P","new_state":{},"timestamp":"2024-02-29T23:59:59.000001"}'

/** Texts, how the sentences about them begin, and what a person has set before. */
const SENTENCES = [
  [OWN_OLD, '1 link moves to `payout`. Nothing is lost. An order of version 2023-07-27, as 2024-02-05.'],
  [NEW, '1 link moves to `redemption_url`. 1 field is lost. An order of version 2024-02-05, as 2023-07-27.'],
  [MINIFIED, '3 links move to `payout`. Nothing is lost. An order of version 2023-07-27, as 2024-02-05.'],
  [LOST, '2 nulls are lost. Nothing moves. An order of version 2023-07-27, as 2024-02-05.'],
  ['{"id":"1","status":"FAILED","message":"m"}', 'The order stays the same. An order, valid in 2023-07-27'],
  ['{"id":"1","status":"DONE","items":[]}', 'The order stays the same. An order, the same in 2023-07-27'],
  [REQUEST, 'The order request stays the same. An order request, valid in 2023-07-27 and 2024-02-05.'],
  [CARELESS, 'The order request stays the same. An order request, the same in 2023-07-27 and 2024-02-05.'],
  [LONG, 'The order request stays the same. An order request, the same in 2023-07-27 and 2024-02-05.'],
  ['{"status":"PROCESSING"}', 'The created order stays the same. A created order, valid in 2023-07-27'],
  [LIST, 'The list of orders stays the same. A list of 1 order, valid in 2023-07-27 and 2024-02-05.'],
  [`{"next":"c","orders":${LIST}}`, 'The list of orders stays the same. A list of 1 order, valid in 2023-07-27'],
  [large(2400), '2,400 links move to `payout`. Nothing is lost. A list of 2,400 orders of version 2023-07-27'],
  [UPDATE, 'The product update stays the same. A product update, valid in 2023-07-27 and 2024-02-05.'],
  ['[{"code":"P","approval_state":"X"}]', '1 field is lost. Nothing moves. A list of 1 product of version 2024-02-05'],
  ['{"code":"P"}', '`approval_state` is missing. A product of', { shape: 'product', version: '2023-07-27' }],
  ['?is_orderable=true', '1 field is lost, 1 value is missing. Nothing moves.'],
  ['limit=20&after=c', 'The order query stays the same. An order query, valid in 2023-07-27 and 2024-02-05.'],
  ['{\n"status": }', 'Line 2 is not JSON. A JSON value is expected here.'],
  [BROKEN, 'Line 4 is not JSON. A JSON value or `]` is expected here.'],
  [' \n', 'Paste a document. Or open a file, or pick a sample.'],
  ['{"hello":"world"}', 'This is not a document of this service. Read as an order: `status` is missing.'],
  ['{"id":1}', 'This is not a document of this service. Read as an order: `status` is missing.'],
  ['[{"hello":1}]', 'This is not a document of this service. Read as a list of orders: `status` is missing.'],
  ['[]', 'This is not a document of this service. Nothing in it is known.'],
  ['null', 'This is not a document of this service. Read as an order: The order should be an object.'],
  [WRAPPED, 'The order is inside `data.order`. As it stands, nothing would change.'],
  [NEW, 'An order of 2024-02-05, not of 2023-07-27. It is valid as version 2024-02-05.', { version: '2023-07-27' }],
  [LIST, 'A list of orders, not an order. It is valid as a list of orders.', { shape: 'order' }],
  [LIST, 'The list of orders stays the same.', { shape: 'order-list', entries: 'no pointer' }],
  ['id,status\n1,FAILED\n', 'This is CSV, not JSON. Documents of this service are JSON.'],
  [CURL, 'This is a curl command. Its body may be a document.'],
  [HTTP, 'This is an HTTP message. Its body may be a document.'],
  [SCRIPT, 'This is not quite JSON. It can be written as JSON.'],
  ['{"status":"FAILED"}\n{"status":"FAILED"}\n', '2 documents, one a line. The command converts files of lines.'],
]

for (const [text, begins, given] of SENTENCES) {
  test(`${begins}: ${JSON.stringify(text.slice(0, 50))}`, () => {
    const { large, small, ...more } = said(text, given)
    assert.equal(`${large} ${small}`.slice(0, begins.length), begins)
    isTrue({ large, small, ...more }, text)
  })
}

for (const { title, text, shape, versions } of samples)
  test(`what is said of a sample is true: ${title}`, () => isTrue(said(text, { shape, version: versions[0] }), text))

/** Holds what is said against what the package answers. */
function isTrue({ large, small, outcome }, text) {
  if (!outcome?.conversion.ok) return
  const { changes, losses, gaps, output, complement } = outcome.conversion
  assert.equal(numberOf(large, /([\d,]+) \w+ moves?\b/g), changes.length)
  assert.equal(numberOf(large, /([\d,]+) \w+ (?:is|are) lost/g), losses.length)
  if (gaps.length > 0) assert.match(large, /is missing/)
  if (/Nothing is lost/.test(large)) assert.equal(losses.length, 0)
  if (/Nothing moves/.test(large)) assert.equal(changes.length, 0)
  if (/stays the same|Nothing changes/.test(large)) assert.equal(output, text)
  const [, ...valid] = / valid in (\S+) and (\S+)\.$/.exec(small) ?? []
  for (const version of valid) assert.ok(api.validate(outcome.shape, text, { version }).valid)
  if (!/converts back/.test(small)) return
  const { shape, from, to } = outcome
  const back = api.convert(shape, output, { from: to, to: from, complement: complement ?? undefined })
  assert.equal(back.output, text)
  assert.equal(/with its complement/.test(small), complement !== null)
}

/** The sum of the numbers in the sentences, by the words behind them. */
function numberOf(words, pattern) {
  const all = [...words.matchAll(pattern)].map(([, count]) => Number(count.replaceAll(',', '')))
  return all.reduce((sum, count) => sum + count, 0)
}

test('the JSON in what is pasted is found', () => {
  const body = (text) => JSON.parse(read(api, text).pasted.body)
  assert.deepEqual(body(CURL), JSON.parse(REQUEST))
  assert.deepEqual(body(HTTP), JSON.parse(REQUEST))
  assert.deepEqual(body(SCRIPT), { status: 'FAILED', id: '1', message: 'm' })
  assert.deepEqual(body(`curl https://x -d "{\\"a\\": 1}"`), { a: 1 })
  assert.deepEqual(body('{"a": [1, 2,],}'), { a: [1, 2] })
  assert.deepEqual(JSON.parse(read(api, WRAPPED).inner.text), JSON.parse(OWN_OLD))
})

test('what the complement brings back has not moved', () => {
  const text = LOST.replace('null', '"https://x"')
  const { outcome } = said(text)
  const { output, complement } = outcome.conversion
  const { large } = said(output, { version: '2024-02-05', to: '2023-07-27', complement })
  assert.equal(large, '1 link moves to `redemption_url`, 1 field comes back. Nothing is lost.')
})

test('a field is said to be unknown only if no version lists it', () => {
  const unknown = (text, given) => {
    const outcome = outcomes.outcomeOf(api, text, read(api, text, given), given)
    return outcomes.unknownIn(api, text, outcome).map(({ pointer }) => pointer)
  }
  assert.deepEqual(unknown(OWN_OLD, {}), ['/reference', '/items/0/sku'])
  assert.deepEqual(unknown(NEW, { version: '2023-07-27' }), ['/reference', '/items/0/sku'])
})

test('the counts of Validate are those of the report', () => {
  for (const [shape, text] of [
    ['order-request', CARELESS],
    ['order-request', REQUEST],
    ['order', OWN_OLD],
    ['order', '{"status":"X"}'],
  ]) {
    const report = api.validate(shape, text)
    const { lines } = checked.headlineOf(report)
    const words = lines.map((parts) => parts.map((it) => it.words ?? it).join('')).join(' ')
    const of = (severity) => report.problems.filter((it) => it.severity === severity).length
    assert.equal(numberOf(words, /([\d,]+) mistakes?/g), of('error'))
    assert.equal(/is valid/.test(words), report.valid)
    const safe = report.problems.filter(({ fix }) => fix?.applicability === 'safe').length
    assert.equal(numberOf(words, /([\d,]+) (?:has|have) a safe fix/g), safe)
  }
})
