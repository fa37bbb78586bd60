/** Each sentence of the headline holds against what the package says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { BROKEN, CARELESS, LIST, large, MINIFIED, NEW, OWN_OLD, PRODUCTS, REQUEST } from '../lib/documents.mjs'
import { typescript } from './typescript.mjs'

const { isOfAnother, read, unlistedIn } = await typescript('www/src/app/reading.ts')
const { madeOf } = await typescript('www/src/views/convert/made.ts')
const { reasonsOf } = await typescript('www/src/views/convert/rows.ts')
const { reportText } = await typescript('www/src/views/convert/sentences.ts')
const { samples } = await typescript('www/src/samples/index.ts')
const checked = await typescript('www/src/views/validate/headline.ts')
const { wordsIn } = await typescript('www/src/app/headline.ts')

/** What the page says of a text: the large sentences, and what is below. */
function said(text, given = {}) {
  const found = read(api, text, given)
  const { misfit } = found
  if (misfit) return { large: wordsIn(misfit), small: `${misfit.what ?? ''} ${misfit.more ?? ''}`.trim(), misfit }
  const { headline, ...made } = madeOf(api, text, found, given)
  // A line can break before each part: none begins with a comma or a dot.
  for (const part of headline.lines.flat()) assert.doesNotMatch(part.words ?? part, /^[,.]/)
  return { large: wordsIn(headline), small: `${headline.what} ${headline.more ?? ''}`.trim(), ...made }
}

const OLD = JSON.parse(OWN_OLD)
/** Two links that are null. */
const LOST = JSON.stringify({ ...OLD, items: [1, 2].map(() => ({ ...OLD.items[0], redemption_url: null })) })

/** The fields of two versions. */
const BOTH = NEW.replace('"payout":', '"redemption_url": "https://x", "payout":')

/** Both have the same value. */
const SAME = OWN_OLD.replace('"redemption_url":', '"payout": { "url": "https://pay.example.com/1" }, "redemption_url":')

/** Texts that are not quite JSON, or around it. */
const CURL = `curl -X POST -H 'a: b' --data '${REQUEST}' https://x`
const HTTP = `POST /v2/order HTTP/1.1\nhost: x\n\n${REQUEST}`
const SCRIPT = "const order = {\n  status: 'FAILED', // a comment\n  id: '1', message: 'm',\n}"
const FETCH = `const response = await fetch('https://x/v2/order', {
  method: 'POST',
  body: JSON.stringify({ status: 'FAILED', id: '1', message: 'm' }),
})`
/** As a browser copies it. */
const COPIED = `fetch("https://x/v2/order",${JSON.stringify({ headers: { 'content-type': 'application/json' }, body: REQUEST })})`
const HEADED = `fetch('https://x/v2/order', {
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({"status":"FAILED","id":"1"}),
})`
const LOG = `2024-01-01T00:00:00Z INFO [http] answer {"status":"FAILED","id":"1","message":"m"} in 12 ms\n`
const DEEP = '['.repeat(100) + ']'.repeat(100)
const ENVELOPE = `{"status":"success","data":${OWN_OLD}}`
const WRAPPED = `{"data": {"order": ${OWN_OLD}}}`

const LONG = `{"payment_method":{},"items":[${Array(2000).fill('{"products":{"type":1}}')}]}`
const UPDATE = '{"product_code":"P","new_state":{},"timestamp":"2024-02-29T23:59:59.000001"}'

const NOTHING_SAYS = 'Nothing in it says which document it is.'

/** Texts, how the sentences about them begin, and what a person has set before. */
const SENTENCES = [
  // What has the same value already is not new.
  [
    SAME,
    '1 link was there twice. Nothing is lost. An order, read as 2023-07-27: `items[0].payout` is of another version.',
  ],
  [OWN_OLD, '1 link moves to `payout`. Nothing is lost. An order of 2023-07-27, as 2024-02-05.'],
  [NEW, '1 link moves to `redemption_url`. 1 field is lost. An order of 2024-02-05, as 2023-07-27.'],
  [MINIFIED, '3 links move to `payout`. Nothing is lost. An order of 2023-07-27, as 2024-02-05.'],
  [LOST, '2 nulls are lost. An order of 2023-07-27, as 2024-02-05.'],
  ['{"id":"1","status":"FAILED","message":"m"}', 'The order stays the same. An order, valid in 2023-07-27'],
  ['{"id":"1","status":"DONE","items":[]}', 'The order stays the same. An order, the same in 2023-07-27'],
  [REQUEST, 'The order request stays the same. An order request, valid in 2023-07-27 and 2024-02-05.'],
  [CARELESS, 'The order request stays the same. An order request, the same in 2023-07-27 and 2024-02-05.'],
  [LONG, 'The order request stays the same. An order request, the same in 2023-07-27 and 2024-02-05.'],
  ['{"status":"PROCESSING"}', 'The created order stays the same. A created order, valid in 2023-07-27'],
  [LIST, 'The list of orders stays the same. A list of 1 order, valid in 2023-07-27 and 2024-02-05.'],
  [
    `{"next":"c","tags":["x"],"orders":${LIST}}`,
    'The list of orders stays the same. A list of orders, valid in 2023-07-27',
  ],
  [large(2400), '2,400 links move to `payout`. Nothing is lost. A list of 2,400 orders of 2023-07-27'],
  [UPDATE, 'The product update stays the same. A product update, valid in 2023-07-27 and 2024-02-05.'],
  ['[{"code":"P","approval_state":"X"}]', '1 field is lost. A list of 1 product of 2024-02-05'],
  ['{"code":"P"}', '`approval_state` is missing. A product of', { shape: 'product', version: '2023-07-27' }],
  // The second entry is of another version than the first, and so is one of two fields.
  [
    `[${OWN_OLD},${NEW}]`,
    '1 link moves to `payout`. Nothing is lost. A list of 2 orders, read as 2023-07-27: `[1].items[0].payout` is of another',
  ],
  // What speaks against a version can be missing: the second entry alone has it.
  [
    '[{"code":"P"},{"code":"P","approval_state":"X"}]',
    '1 field is lost. A list of products, read as 2024-02-05: `[0].approval_state` is missing.',
  ],
  // An entry that is none is not counted as one.
  [
    '[{"id":"1","status":"FAILED","message":"m"},{"code":"P"}]',
    'The list of orders stays the same. A list of orders, the',
  ],
  [BOTH, '1 link is lost. An order, read as 2023-07-27: `items[0].payout` is of another version.'],
  [
    NEW.replace('"payout":', '"payout": {}, "payout":'),
    'The order can’t be converted. This field appears more than once in this object. It is `items[0].payout`.',
  ],
  [MINIFIED.replace('https://', ''), '3 values move to `payout`. Nothing is lost. An order of 2023-07-27'],
  ['?limit=1&after=a&is_orderable=true&countries_redeemable_in=FR', '4 parameters are lost, 1 value may be missing.'],
  ['?is_orderable=true', '1 parameter is lost, 1 value may be missing. A product query of'],
  [
    'limit=20&after=c',
    'The order query stays the same. An order query, valid in 2023-07-27 and 2024-02-05.',
    { shape: 'order-query' },
  ],
  [
    '?limit=1',
    '1 parameter is lost, 1 value may be missing. A product query of',
    { shape: 'product-query', version: '2024-02-05' },
  ],
  ['limit=20&after=c', NOTHING_SAYS],
  ['{\n"status": }', 'Line 2 is not JSON. A JSON value is expected here.'],
  [BROKEN, 'Line 4 is not JSON. A JSON value or `]` is expected here.'],
  [' \n', 'Paste a document. Or open a file, or pick a sample.'],
  // Nothing is called no document of this service while it may be one.
  ['{}', NOTHING_SAYS],
  ['{"hello":"world"}', NOTHING_SAYS],
  ['{"error":{"code":"X"}}', NOTHING_SAYS],
  ['{"id":1}', NOTHING_SAYS],
  ['{"code":"P","name":"N"}', NOTHING_SAYS],
  [`[${UPDATE},${UPDATE}]`, '`[0]` is a product update. A list of these is not documented.'],
  [`{"data":[${UPDATE},${UPDATE}]}`, '`data[0]` is a product update. A list of these is not documented.'],
  ['{"hello":"world"}', NOTHING_SAYS, { version: '2024-02-05' }],
  ['{"expiry":1}', NOTHING_SAYS],
  ['[{"hello":1}]', NOTHING_SAYS],
  ['status=COMPLETED&page=2&page_size=50', NOTHING_SAYS],
  ['[]', NOTHING_SAYS],
  ['{"products":[]}', NOTHING_SAYS],
  ['{"data":null}', NOTHING_SAYS],
  [
    '[{"hello":1}]',
    '`approval_state` is missing. A list of 1 product of 2023-07-27',
    { shape: 'product-list', version: '2023-07-27' },
  ],
  ['null', 'The documentation shows no document like this.'],
  ['["FR","DE"]', 'The documentation shows no document like this.'],
  ['{"event":"order.completed","id":"x"}', NOTHING_SAYS],
  [DEEP, 'Line 1 is nested too deeply.'],
  [ENVELOPE, 'The order is inside `data`. What is around it is no part of it.'],
  // What stopped the reader, not the first of the problems.
  [OWN_OLD.replace('pay.example.com/1', 'pay"/1'), 'Line 12 is not JSON. A comma or `}` is expected here.'],
  [`{"status":"success","data":{"status":"PROCESSING"}}`, 'The created order is inside `data`.'],
  [WRAPPED, 'The order is inside `data.order`. What is around it is no part of it.'],
  [NEW, 'An order of 2024-02-05, not of 2023-07-27. It is valid as version 2024-02-05.', { version: '2023-07-27' }],
  [LIST, 'A list of orders, not an order query.', { shape: 'order-query' }],
  [LIST, 'A list of orders, not an order. It is valid as a list of orders.', { shape: 'order' }],
  // Of a product without a documented field, nothing says that it is one.
  ['[{"code":"P"}]', 'A list, not an order request.', { shape: 'order-request' }],
  [PRODUCTS, 'A list of products, not an order request.', { shape: 'order-request' }],
  [LIST, 'The list of orders stays the same.', { shape: 'order-list', entries: 'no pointer' }],
  ['id,status\n1,FAILED\n', 'This is CSV, not JSON. Documents of this service are JSON. A table has no room'],
  [CURL, 'This is a curl command. There is a document in it.'],
  ["curl 'https://x/v2/order?limit=1'", 'This is a curl command. There is an order query in it.'],
  [
    "fetch('https://x/v2/order?limit=1', { method: 'GET' })",
    'This is code that sends a request. There is an order query in it.',
  ],
  ['```\n{"a": 1 2}\n```', 'This is a block of Markdown. There is a document in it.'],
  [HTTP, 'This is text around a document. There is a document in it.'],
  ['GET /v2/product?is_orderable=true', 'This is an address. There is a product query in it.'],
  ['https://x/v2/product?after=a&before=b', 'This is an address. There is a product query in it.'],
  ['/products?limit=1', 'This is an address. There is a product query in it.'],
  ['https://orders.example.com/v2/product?limit=1', 'This is an address. There is a product query in it.'],
  ['https://x/v3/other?limit=1', 'This is an address. There is a query in it.'],
  ['https://x/v2/product', 'This is an address. There is no document in it.'],
  [`\`\`\`json\n${OWN_OLD}\`\`\``, 'This is a block of Markdown. There is a document in it.'],
  [JSON.stringify(OWN_OLD), 'This is JSON inside a string. There is a document in it.'],
  [JSON.stringify(MINIFIED).slice(1, -1), 'This is JSON inside a string. There is a document in it.'],
  [`axios.post('https://x/v2/order', ${REQUEST})`, 'This is code that sends a request. There is a document in it.'],
  [
    `\`\`\`json\n${OWN_OLD}\`\`\`\n\`\`\`json\n${NEW}\`\`\``,
    'This is a block of Markdown. There is more than one document in it.',
  ],
  [FETCH, 'This is code that sends a request. There is a document in it.'],
  [COPIED, 'This is code that sends a request. There is a document in it.'],
  [HEADED, 'This is code that sends a request. There is a document in it.'],
  [`${HEADED}\n${HEADED}`, 'This is code that sends a request. There is more than one document in it.'],
  [
    'id: 1\nstatus: FAILED\nitems:\n  - a: 1\n',
    'This is like YAML, not JSON. Documents of this service are JSON. Write it as JSON',
  ],
  // So are headers.
  ['Content-Type: application/json\nx-api-version: 2024-02-05\n', 'This is like YAML, not JSON.'],
  // Base64, which is no query.
  ['eyJhIjoxfQ==', 'Line 1 is not JSON.'],
  [LOG, 'This is text around a document. There is a document in it.'],
  [SCRIPT, 'This is not quite JSON. It can be written as JSON.'],
  ['{"status":"FAILED"}\n{"status":"FAILED"}\n', 'This is a document per line. The command takes files of lines.'],
]

for (const [text, begins, given] of SENTENCES) {
  test(`${begins}: ${JSON.stringify(text.slice(0, 50))}`, () => {
    const { large, small, misfit, ...more } = said(text, given)
    assert.equal(`${large} ${small}`.slice(0, begins.length), begins)
    // What is read as something that a button says has its version detected.
    for (const { give } of misfit?.acts ?? []) if (give) assert.doesNotMatch(said(text, give).small, / is of another/)
    isTrue({ large, small, ...more }, text)
  })
}

for (const { title, text, shape, versions } of samples)
  test(`what is said of a sample is true: ${title}`, () => isTrue(said(text, { shape, version: versions[0] }), text))

test('what a visitor sees first is what it is said to be before it is checked', () => {
  const { shape, versions, text } = samples[0]
  const found = read(api, text)
  assert.deepEqual([found.shape, found.versions, found.fit], [shape, versions, 'fits'])
})

/** Holds what is said against what the package answers. */
function isTrue({ large, small, outcome, kinds }, text) {
  if (!outcome?.conversion.ok) return
  const { changes, losses, gaps, output, complement } = outcome.conversion
  assert.equal(numberOf(large, /([\d,]+) \w+ (?:moves?\b|w\w+ there twice)/g), changes.length)
  assert.equal(numberOf(large, /([\d,]+) \w+ (?:is|are) lost/g), losses.length)
  if (gaps.length > 0) assert.match(large, /is missing|may be missing/)
  // What has no name can't be told to be missing: the report on the result does not miss it.
  if (/\d value is missing/.test(large)) assert.ok(gaps.every(({ pointer }) => pointer !== ''))
  if (/Nothing is lost/.test(large)) assert.equal(losses.length, 0)
  for (const kind of kinds) for (const { why } of kind.rows) assert.ok(reasonsOf(kind).includes(why))
  if (/stays the same|Nothing changes/.test(large)) assert.equal(output, text)
  const [, ...valid] = / valid in (\S+) and (\S+)\.$/.exec(small) ?? []
  for (const version of valid) assert.ok(api.validate(outcome.shape, text, { version }).valid)
  if (!/converts back|brings back/.test(small)) return
  const { shape, from, to } = outcome
  const back = api.convert(shape, output, { from: to, to: from, complement: complement ?? undefined })
  assert.equal(back.output, text)
  assert.equal(/complement brings back/.test(small), complement !== null)
}

/** The sum of the numbers in the sentences, by the words behind them. */
function numberOf(words, pattern) {
  const all = [...words.matchAll(pattern)].map(([, count]) => Number(count.replaceAll(',', '')))
  return all.reduce((sum, count) => sum + count, 0)
}

test('where the URL of a payout is assumed to be is said, in the text for an issue too', () => {
  for (const payoutUrl of [undefined, '/a/$&', ''])
    assert.ok(
      reportText(undefined, said(OWN_OLD, { payoutUrl }).kinds).includes(
        `at \`${payoutUrl ?? '/url'}\``.replace('``', "`''`"),
      ),
    )
})

test('the JSON in what is pasted is found', () => {
  const bodyOf = (text) => read(api, text).misfit.acts[0].text
  const body = (text) => JSON.parse(bodyOf(text))
  assert.deepEqual(body(FETCH), { status: 'FAILED', id: '1', message: 'm' })
  assert.deepEqual(body(COPIED), JSON.parse(REQUEST))
  assert.deepEqual(body(HEADED), { status: 'FAILED', id: '1' })
  assert.deepEqual(body(HEADED.replace(/( headers.*\n)( {2}body.*\n)/, '$2$1')), { status: 'FAILED', id: '1' })
  assert.deepEqual(body(LOG), { status: 'FAILED', id: '1', message: 'm' })
  assert.deepEqual(body(JSON.stringify(MINIFIED).slice(1, -1)), JSON.parse(MINIFIED))
  assert.deepEqual(JSON.parse(bodyOf(ENVELOPE)), JSON.parse(OWN_OLD))
  assert.equal(bodyOf('https://x/v2/product?limit=1&after=c#top'), 'limit=1&after=c')
  assert.deepEqual(body(CURL), JSON.parse(REQUEST))
  assert.deepEqual(body(HTTP), JSON.parse(REQUEST))
  assert.deepEqual(body(SCRIPT), { status: 'FAILED', id: '1', message: 'm' })
  assert.deepEqual(body(`curl https://x -d "{\\"a\\": 1}"`), { a: 1 })
  assert.deepEqual(body(`curl -d '{"a": "it'\\''s"}' https://x`), { a: "it's" })
  assert.deepEqual(body('{"a": [1, 2,],}'), { a: [1, 2] })
  assert.deepEqual(body("{'a': True, 'b': [None, False]}"), { a: true, b: [null, false] })
  assert.deepEqual(body("{“a”: “it's 'b'”, \"c\": “True”}"), { a: "it's 'b'", c: 'True' })
  assert.deepEqual(JSON.parse(bodyOf(WRAPPED)), JSON.parse(OWN_OLD))
})

test('the query that a path takes is read as that, also if its parameters are of another', () => {
  const PATHS = [
    ['/v2/product?after=a&before=b', 'product-query', 'exclusive'],
    ['/v2/order?is_orderable=true', 'order-query', 'undocumented'],
  ]
  for (const [path, expected, code] of PATHS) {
    const [{ text, give }] = read(api, `https://x${path}`).misfit.acts
    const { shape, misfit, problems } = read(api, text, give)
    assert.deepEqual([shape, misfit, problems[0].code], [expected, undefined, code])
  }
})

test('what can be done with a text is said on a button', () => {
  const acts = (text, given) => read(api, text, given).misfit.acts.map(({ words }) => words)
  assert.deepEqual(acts('{"code":"P","name":"N"}'), ['Read it as a product'])
  for (const empty of [
    '[]',
    '{"data":[],"next":null}',
    '{"orders":[],"total":0}',
    '{"products":[]}',
    '{"id":1,"data":[]}',
  ])
    assert.deepEqual(acts(empty), ['Read it as a list of orders', 'Read it as a list of products'])
  assert.deepEqual(acts('{"code":"P","categories":[]}'), ['Read it as a product'])
  assert.deepEqual(acts('{"hello":"world"}'), ['Read it as a product'])
  for (const given of [{}, { shape: 'order-request' }])
    assert.deepEqual(acts('[{"hello":1}]', given), ['Read it as a list of products'])
  assert.deepEqual(acts('limit=20'), ['Read it as a product query', 'Read it as an order query'])
  assert.deepEqual(acts(`[${UPDATE}]`), ['Read `[0]` as a product update'])
  assert.deepEqual(acts(`{"a":{"b":[${UPDATE},1]}}`, { shape: 'order' }), ['Read `a.b[0]` as a product update'])
  assert.deepEqual(acts(NEW, { version: '2023-07-27' }), ['Read it as version 2024-02-05'])
  assert.deepEqual(acts(SCRIPT), ['Write it as JSON'])
  assert.deepEqual(acts('["FR"]'), [])
  assert.deepEqual(acts('id,status\n1,FAILED\n'), [])
})

/** What is converted, and what is said of the result when it is converted back. */
const SWAPS = [
  [PRODUCTS, '3 fields come back. `approval_state` is missing.'],
  [LOST.replace('null', '"https://x"'), '1 link moves, 1 null comes back.'],
  [NEW.replace('1 }', '1, "x": null }'), '1 link moves, 2 fields come back.'],
]

for (const [text, says] of SWAPS) {
  test(`after a swap: ${says}`, () => {
    const { shape, from, to, conversion } = said(text).outcome
    const given = { shape, version: to, to: from, complement: conversion.complement }
    const { large, rows } = said(conversion.output, given)
    assert.equal(large, says)
    // What was lost is what comes back: each has its place in the result, so that no fold hides it.
    const back = rows
      .filter(({ turn }) => turn === 'restored')
      .map(({ toPlace: { start, end } }) => text.slice(start, end))
    assert.deepEqual(
      back,
      conversion.losses.map(({ span }) => text.slice(span.start, span.end)),
    )
  })
}

test('of a document that was edited after a swap, it is said that the complement no longer fits', () => {
  const { output, complement } = said(NEW).outcome.conversion
  const { large, small } = said(output.replace('A-1', 'A-2'), { version: '2023-07-27', to: '2024-02-05', complement })
  assert.equal(large, '1 link moves to `payout`. The complement no longer fits.')
  assert.match(small, /^An order of 2023-07-27, as 2024-02-05\. Undo what was typed/)
})

test('a text of eight times the length takes some eight times as long to look through, not sixty-four', () => {
  const parts = ['a', ' ', '"', "'", '/*', ',', '?', '/', '{', '\\"', 'a: ', '- ', ' -d "', '`', 'body: ', 'a,', '\n']
  const around = ['', '{ a', 'fetch(', 'curl x ', '{"a": "', '[x] ']
  const timeOf = (count) => {
    const start = process.cpuUsage()
    for (const before of around) for (const part of parts) read(api, before + part.repeat(count))
    return process.cpuUsage(start).user
  }
  timeOf(1000)
  const [short, long] = [timeOf(8_000), timeOf(64_000)]
  assert.ok(long < 24 * short, `${long} of ${short}`)
})

test('a field is said to be unknown only if no version lists it, and else of another version', () => {
  const unlisted = (text, version) => {
    const all = unlistedIn(api, 'order', text, { version })
    return [false, true].map((isOther) => all.filter((it) => isOfAnother(it) === isOther).map(({ pointer }) => pointer))
  }
  const own = ['/reference', '/items/0/sku']
  assert.deepEqual(unlisted(OWN_OLD, '2023-07-27'), [own, []])
  assert.deepEqual(unlisted(NEW, '2023-07-27'), [own, ['/items/0/payout']])
  assert.deepEqual(unlisted(BOTH, '2023-07-27'), [own, ['/items/0/payout']])
  assert.deepEqual(unlisted(BOTH, '2024-02-05'), [own, ['/items/0/redemption_url']])
})

test('the counts of Validate are those of the report', () => {
  for (const [shape, text] of [
    ['order-request', CARELESS],
    ['order-request', REQUEST],
    ['order', OWN_OLD],
    ['order', '{"status":"X"}'],
  ]) {
    const report = api.validate(shape, text)
    const { lines, what } = checked.headlineOf(report, read(api, text))
    const words = lines.map((parts) => parts.map((it) => it.words ?? it).join('')).join(' ')
    const of = (severity) => report.problems.filter((it) => it.severity === severity).length
    assert.equal(numberOf(words, /([\d,]+) mistakes?/g), of('error'))
    assert.equal(/is valid/.test(words), report.valid)
    assert.equal(/ read as /.test(what), api.detectVersion(shape, text).candidates.length > 1)
    const safe = report.problems.filter(({ fix }) => fix?.applicability === 'safe').length
    assert.equal(numberOf(words, /([\d,]+) (?:has|have) a safe fix/g), safe)
  }
})
