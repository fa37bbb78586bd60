/** Each sentence of the headline holds against what the package says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { BROKEN, CARELESS, LIST, large, MINIFIED, NEW, OWN_OLD, REQUEST } from '../visits/documents.mjs'
import { typescript } from './typescript.mjs'

const { read } = await typescript('www/src/app/reading.ts')
const { misfitOf } = await typescript('www/src/app/misfit.ts')
const { headlineOf, kindsOf } = await typescript('www/src/views/convert/sentences.ts')
const outcomes = await typescript('www/src/views/convert/outcome.ts')
const { samples } = await typescript('www/src/samples/index.ts')
const checked = await typescript('www/src/views/validate/headline.ts')

const UPDATE = '{"product_code":"P","new_state":{},"timestamp":"2024-02-29T23:59:59.000001"}'
const PRODUCT = '{"code":"P","approval_state":"X","categories":[],"expiry":{}}'

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
  const list = JSON.stringify(found.shape).includes('list') ? JSON.parse(text) : undefined
  const entries = Array.isArray(list) ? list.length : undefined
  const isValid = isDone && reports.from.valid && reports.to.valid
  const { lines, what, more } = headlineOf({ found, outcome, kinds, isValid, comesBack, entries })
  const words = lines.map((parts) => parts.map((it) => it.words ?? it).join('')).join(' ')
  return { large: words, small: `${what} ${more ?? ''}`.trim(), outcome }
}

const order = (items) =>
  JSON.stringify({
    status: 'COMPLETED',
    completed_at: 'x',
    payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
    items: items.map((more) => ({
      distribution_method: { type: 'PAYOUT_LINK' },
      products: { type: 'SINGLE', value: 'P' },
      ...more,
    })),
  })

const SENTENCES = {
  'an order with a link': [OWN_OLD, '1 link moves to `payout`. Nothing is lost.'],
  'an order of the newer version': [NEW, '1 link moves to `redemption_url`. 1 field is lost.'],
  'three links on one line': [MINIFIED, '3 links move to `payout`. Nothing is lost.'],
  'all lost': [order([{ redemption_url: null }, { redemption_url: null }]), '2 nulls are lost. Nothing moves.'],
  'a request': [REQUEST, 'The order request stays the same.'],
  'a created order': ['{"status":"PROCESSING"}', 'The created order stays the same.'],
  'a list that stays': [LIST, 'The list of orders stays the same.'],
  'a list of twelve': [large(12), '12 links move to `payout`. Nothing is lost.'],
  '300 KB': [large(840), '840 links move to `payout`. Nothing is lost.'],
  'a webhook': [UPDATE, 'The product update stays the same.'],
  'a product': [PRODUCT, '3 fields are lost. Nothing moves.'],
  'a product without its state': [
    '{"code":"P","currency":"EUR"}',
    '`approval_state` is missing.',
    { shape: 'product', version: '2023-07-27' },
  ],
  'not JSON': ['{\n"status": }', 'Line 2 is not JSON.'],
  'a text that ends early': [BROKEN, 'Line 4 is not JSON.'],
  nothing: ['', 'Paste a document.'],
  'something else': ['{"hello":"world"}', 'This is not a document of this service.'],
  wrapped: [`{"data": ${OWN_OLD}}`, 'The order is inside `data`.'],
  'wrapped twice': [`{"data": {"order": ${OWN_OLD}}}`, 'The order is inside `data.order`.'],
  'the wrong version': [NEW, 'An order of 2024-02-05, not of 2023-07-27.', { version: '2023-07-27' }],
  'the wrong shape': [REQUEST, 'An order request, not an order.', { shape: 'order' }],
  CSV: ['id,status\n1,FAILED\n', 'This is CSV, not JSON.'],
  curl: [`curl -X POST -H 'a: b' --data '${REQUEST}' https://x`, 'This is a curl command.'],
  'an HTTP message': [`POST /v2/order HTTP/1.1\nhost: x\n\n${REQUEST}`, 'This is an HTTP message.'],
  JavaScript: [
    "const order = {\n  status: 'FAILED', // a comment\n  id: '1', message: 'm',\n}",
    'This is not quite JSON.',
  ],
  lines: ['{"status":"FAILED"}\n{"status":"FAILED"}\n', '2 documents, one a line.'],
}

for (const [name, [text, large, given]] of Object.entries(SENTENCES)) {
  test(name, () => {
    const { large: is, small } = said(text, given)
    assert.equal(is, large, small)
  })
}

test('a document that stays the same is said to be valid in the two versions', () => {
  assert.equal(said(REQUEST).small, 'An order request, valid in 2023-07-27 and 2024-02-05.')
})

test('the JSON in what is pasted is found', () => {
  const body = (text) => JSON.parse(read(api, text).pasted.body)
  assert.deepEqual(body(SENTENCES.curl[0]), JSON.parse(REQUEST))
  assert.deepEqual(body(SENTENCES['an HTTP message'][0]), JSON.parse(REQUEST))
  assert.deepEqual(body(SENTENCES.JavaScript[0]), { status: 'FAILED', id: '1', message: 'm' })
  assert.deepEqual(body(`curl https://x -d "{\\"a\\": 1}"`), { a: 1 })
  assert.deepEqual(body('{"a": [1, 2,],}'), { a: [1, 2] })
  assert.deepEqual(JSON.parse(read(api, SENTENCES.wrapped[0]).inner.text), JSON.parse(OWN_OLD))
})

/** Numbers in the sentences, by the words behind them. */
const numberOf = (words, pattern) => {
  const all = [...words.matchAll(pattern)].map(([, count]) => Number(count.replaceAll(',', '')))
  return all.reduce((sum, count) => sum + count, 0)
}

const SAID = [
  ...Object.entries(SENTENCES).map(([name, [text, , given]]) => [name, text, given]),
  ...samples.map(({ title, text, shape, versions }) => [title, text, { shape, version: versions[0] }]),
]

for (const [name, text, given] of SAID) {
  test(`what is said of ${name} is what the package answers`, () => {
    const { large, small, outcome } = said(text, given)
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
    if (/converts back/.test(small)) {
      const { shape, from, to } = outcome
      const back = api.convert(shape, output, { from: to, to: from, complement: complement ?? undefined })
      assert.equal(back.output, text)
      assert.equal(/with its complement/.test(small), complement !== null)
    }
  })
}

test('what the complement brings back has not moved', () => {
  const text = order([{ redemption_url: 'https://x' }, { redemption_url: null }])
  const { outcome } = said(text)
  const { output, complement } = outcome.conversion
  const { large } = said(output, { version: '2024-02-05', to: '2023-07-27', complement })
  assert.equal(large, '1 link moves to `redemption_url`, 1 field comes back. Nothing is lost.')
})

test('a field that one version lists is not said to be listed in none', () => {
  const text = OWN_OLD.replace('"reference"', '"payout": {}, "reference"')
  const found = read(api, OWN_OLD)
  const outcome = outcomes.outcomeOf(api, text, found, {})
  const names = outcomes.unknownIn(api, text, outcome).map(({ pointer }) => pointer)
  assert.deepEqual(
    names,
    ['/payout', '/reference', '/items/0/sku'].filter((it) => names.includes(it)),
  )
  const listed = NEW.replace('"state": 1', '"url": 1')
  const down = outcomes.outcomeOf(api, listed, read(api, listed, { version: '2023-07-27' }), { version: '2023-07-27' })
  assert.ok(outcomes.unknownIn(api, listed, down).every(({ pointer }) => !pointer.endsWith('/payout')))
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
