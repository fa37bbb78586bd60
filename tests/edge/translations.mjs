/**
 * What `translateCall` translates: cases, and generated calls with an oracle that works on parsed values. Every
 * runtime runs them.
 */

const OLD = '2023-07-27'
const NEW = '2024-02-05'
const UP = { client: OLD, service: NEW }
const DOWN = { client: NEW, service: OLD }
const JSON_TYPE = { 'content-type': 'application/json' }
const BASE = 'https://shop.example.com/api'

const order = '{"status":"COMPLETED","items":[{"payout":{"url":"https://pay.example.com/1"},"price":1.10}]}'
const orderOfOld = '{"status":"COMPLETED","items":[{"redemption_url":"https://pay.example.com/1","price":1.10}]}'
const losing = order.replace('"url"', '"note":1,"url"')
const products = '{"data":[{"code":"A","approval_state":"APPROVED","categories":[]}],"next":null}'
const etag = '"1"'
const ofBytes = {
  etag,
  digest: 'x',
  'content-md5': 'x',
  'content-digest': 'sha-256=:x:',
  'repr-digest': 'sha-256=:x:',
  'accept-ranges': 'bytes',
  'content-range': 'bytes 0-1/2',
}
const badVersion = (version) => ({
  path: '/v2/order',
  headers: { 'x-api-version': version },
  refused: { status: 400, code: 'unknown_version' },
})
const badAnswer = (body, more) => ({ answer: { body }, got: { status: 502, code: 'bad_answer' }, ...more })
const noEntries = { status: 502, code: 'bad_answer', mentions: 'entries' }
/** A page of orders and the page that the client gets. */
const page = (body, converted = body) => ({
  path: '/v2/order',
  answer: { body },
  got: { status: 200, body: converted },
})

/**
 * Calls by what they show. By default, a client of the older version gets an order. `sent` is what the service gets, `got`
 * what the client gets: a member that is named there is compared, and `null` means that there is no such header.
 */
const CASES = {
  'an order in the version of the client, with every digit': {
    sent: { url: `${BASE}/v2/order/O-1`, 'x-api-version': NEW },
    got: { status: 200, body: orderOfOld, 'order-contract-losses': null, vary: 'x-api-version' },
  },
  'what the older version cannot carry is named': {
    answer: { body: losing },
    got: { body: orderOfOld, 'order-contract-losses': '"/response/items/0/payout/*";section="2.6"' },
  },
  'the version in the header is that of the client': {
    headers: { 'x-api-version': NEW },
    answer: { body: losing },
    sent: { 'x-api-version': NEW },
    got: { body: losing, 'order-contract-losses': null },
  },
  'an answer in the newer version': {
    options: DOWN,
    answer: { body: orderOfOld, headers: { 'x-api-version': OLD, vary: 'accept' } },
    sent: { 'x-api-version': OLD },
    got: { body: order, 'x-api-version': NEW, vary: 'accept, x-api-version' },
  },
  'an unknown version is refused': badVersion('2025-01-01'),
  'two versions are refused': badVersion(`${OLD}, ${NEW}`),
  'an order that is not complete': {
    answer: { body: '{"status":"FAILED","id":1,"message":"no"}' },
    got: { body: '{"status":"FAILED","id":1,"message":"no"}' },
  },
  'a page of orders, in an envelope': {
    ...page(
      `{"data":[${order},null,7],"page":{"after":null}}`,
      `{"data":[${orderOfOld},null,7],"page":{"after":null}}`,
    ),
    path: '/v2/order?limit=2',
    sent: { url: `${BASE}/v2/order?limit=2` },
  },
  'a page that is an array': page(`[${order}]`, `[${orderOfOld}]`),
  'an empty page': page('{"data":[]}'),
  'a page whose entries are not objects': page('{"data":[1,null]}'),
  'a list of objects comes before one that also has other values': page(
    `{"data":[null],"more":[${order}]}`,
    `{"data":[null],"more":[${orderOfOld}]}`,
  ),
  'a page with two lists is refused, and the option is named': {
    ...page(`{"data":[${order}],"more":[{}]}`),
    got: noEntries,
  },
  'the option entries chooses one': {
    ...page(`{"data":[${order}],"more":[{}]}`, `{"data":[${orderOfOld}],"more":[{}]}`),
    options: { ...UP, entries: '/data' },
  },
  'a page without a list is refused': {
    path: '/v2/product',
    answer: { body: '{"facets":{"categories":[]}}' },
    got: noEntries,
  },
  'a page that is no object is refused': { ...page('null'), got: noEntries },
  'products lose what came later': {
    path: '/v2/product',
    answer: { body: products },
    got: {
      body: '{"data":[{"code":"A"}],"next":null}',
      'order-contract-losses': '"/response/*/0/approval_state";section="2.1", "/response/*/0/categories";section="2.1"',
    },
  },
  'products miss what came later': {
    path: '/v2/product',
    options: DOWN,
    answer: { body: '{"data":[{"code":"A"}]}' },
    got: {
      body: '{"data":[{"code":"A"}]}',
      'order-contract-gaps': '"/query";section="9", "/response/*/0/approval_state";section="2.1"',
    },
  },
  'an option fills it in': {
    path: '/v2/product',
    options: { ...DOWN, fill: { '/approval_state': 'APPROVED' } },
    answer: { body: '[{"code":"A"}]' },
    got: { body: '[{"code":"A","approval_state":"APPROVED"}]', 'order-contract-gaps': '"/query";section="9"' },
  },
  'a query that the service does not have is refused, because it would answer another question': {
    path: '/v2/product?code=A&limit=2',
    options: DOWN,
    refused: { status: 422, code: 'inconvertible', pointers: ['/query/code', '/query/limit'] },
  },
  'a query that no version lists passes': {
    path: '/v2/product?own=1',
    options: DOWN,
    answer: { body: '[]' },
    sent: { url: `${BASE}/v2/product?own=1` },
    got: { body: '[]', 'order-contract-losses': null },
  },
  'an endpoint that the service does not have': {
    path: '/v2/product/countries',
    options: DOWN,
    refused: { status: 501, code: 'not_listed' },
  },
  'an endpoint that no version lists passes': {
    method: 'PATCH',
    path: '/v2/gift?a=1',
    body: 'own',
    answer: { status: 201, body: order, headers: { etag } },
    sent: { url: `${BASE}/v2/gift?a=1`, body: 'own' },
    got: { status: 201, body: order, etag, 'order-contract-unconverted': 'unlisted' },
  },
  'an endpoint that was removed before passes': {
    path: '/v2/order/O-1/links',
    answer: { body: '[]' },
    got: { body: '[]', 'order-contract-unconverted': 'unlisted' },
  },
  'a created order has nothing to convert': {
    method: 'POST',
    path: '/v2/order',
    body: '{"items":[]}',
    answer: { body: '{"status":"PROCESSING"}', headers: { etag } },
    sent: { body: '{"items":[]}', 'x-idempotency-key': null },
    got: { body: '{"status":"PROCESSING"}', etag },
  },
  'a created order that comes whole is converted': {
    method: 'POST',
    path: '/v2/order',
    body: '{}',
    answer: { status: 201, body: order },
    got: { status: 201, body: orderOfOld },
  },
  'headers about the bytes go with them': {
    answer: { body: order, headers: { ...ofBytes, 'x-own': '1' } },
    got: { body: orderOfOld, 'x-own': '1', ...Object.fromEntries(Object.keys(ofBytes).map((name) => [name, null])) },
  },
  'what a service says in our place is dropped': {
    answer: { body: order, headers: { 'order-contract-losses': '"/all"' } },
    got: { 'order-contract-losses': null },
  },
  'no part of a document is asked for': {
    headers: { range: 'bytes=0-9', 'if-range': etag },
    answer: { status: 206, body: '{"sta', headers: { 'content-range': 'bytes 0-4/99' } },
    sent: { range: null, 'if-range': null },
    got: { status: 206, body: '{"sta', 'order-contract-unconverted': 'partial' },
  },
  'an error of the service passes': {
    answer: { status: 404, body: order },
    got: { status: 404, body: order, 'order-contract-unconverted': null },
  },
  'another media type passes': {
    answer: { body: order, headers: { 'content-type': 'text/plain' } },
    got: { body: order, 'order-contract-unconverted': 'media-type' },
  },
  'no content': { answer: { status: 204, body: null }, got: { status: 204, body: '' } },
  'not modified: the tag of the converted document is unknown': {
    answer: { status: 304, body: null, headers: { etag } },
    got: { status: 304, body: '', etag: null },
  },
  'HEAD has the headers of GET': {
    method: 'HEAD',
    answer: { body: null, headers: { etag } },
    got: { body: '', etag: null, vary: 'x-api-version' },
  },
  'an answer that is cut off': badAnswer('{"items":['),
  'an empty answer': badAnswer(''),
  'an answer with a name twice': badAnswer('{"items":[{"payout":{"url":"a"},"payout":{"url":"b"}}]}'),
  'an answer over the limit': badAnswer(order, { options: { ...UP, limits: { bytes: 50 } } }),
  'the same version on both sides changes nothing': {
    options: { client: NEW, service: NEW },
    answer: { body: losing, headers: { etag } },
    got: { body: losing, etag, 'order-contract-unconverted': null },
  },
}

/** Runs all cases. Returns the differences, each as a sentence. */
export async function translated(translateCall) {
  const all = Object.entries(CASES).map(async ([name, one]) => {
    const found = await differencesIn(translateCall, one)
    return found.map((difference) => `${name}: ${difference}`)
  })
  return { cases: all.length, differences: (await Promise.all(all)).flat() }
}

/** Translates generated calls, and compares each with an oracle. Returns the differences, each as a sentence. */
export async function generated(translateCall, count, seed = 1) {
  const differences = []
  const random = randomOf(seed)
  for (let made = 0; made < count; made++) {
    const one = generatedCall(random)
    const found = await differencesIn(translateCall, one)
    if (found.length > 0) differences.push(`${JSON.stringify(one)}: ${found.join('; ')}`)
  }
  return differences
}

async function differencesIn(
  translateCall,
  { method = 'GET', path = '/v2/order/O-1', headers, body, options = UP, answer = { body: order }, refused, sent, got },
) {
  try {
    const call = await translateCall(new Request(BASE + path, { method, headers, body }), options)
    if (refused !== undefined) return call.ok ? ['not refused'] : compared(call.response, refused)
    if (!call.ok) return [`refused: ${await call.response.text()}`]
    const request = await compared(call.request, { ...sent, status: undefined })
    const { status = 200, headers: answered } = answer
    const response = new Response(answer.body, { status, headers: { ...JSON_TYPE, ...answered } })
    return [...request, ...(await compared(await call.answer(response), got))]
  } catch (error) {
    return [String(error)]
  }
}

async function compared(message, { status, url, body, code, pointers, mentions, ...headers }) {
  const text = await message.clone().text()
  const details = code === undefined ? {} : JSON.parse(text)
  const pairs = [
    ['status', message.status, status],
    ['url', message.url, url],
    ['body', text, body],
    ['code', details.code, code],
    ['pointers', details.errors?.map(({ pointer }) => pointer).join(), pointers?.join()],
    ['mentions', text.includes(mentions), mentions && true],
    ...Object.entries(headers).map(([name, value]) => [name, message.headers.get(name), value]),
  ]
  return pairs
    .filter(([, found, wanted]) => wanted !== undefined && found !== wanted)
    .map(([name, found, wanted]) => `${name} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
}

function randomOf(seed) {
  let state = seed
  return (list) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return list[(state >>> 8) % list.length]
  }
}

const LATER = { approval_state: 'APPROVED', categories: [], expiry: {} }
const yes = [true, false]

/** A call and its answer, with what an oracle expects of them: it maps values, and knows nothing of texts. */
function generatedCall(random) {
  const options = random([UP, DOWN])
  const named = random([undefined, OLD, NEW])
  const client = named ?? options.client
  const isOlder = client === OLD
  const differs = client !== options.service
  const headers = named && { 'x-api-version': named }
  const list = random(yes)
  const isProduct = list && random(yes)
  const entry = () => (isProduct ? productOf(random, options.service) : orderOf(random, options.service))
  const wrap = random([(entries) => entries, (entries) => ({ page: 1, data: entries, next: null })])
  const document = list ? Array.from({ length: random([0, 1, 2, 3]) }, entry) : entry()
  const converted = (one) => (differs ? (isProduct ? productIn : orderIn)(one, isOlder) : one)
  const whole = list ? wrap(document.map(converted)) : converted(document)
  return {
    path: list ? (isProduct ? '/v2/product' : '/v2/order') : '/v2/order/O-1',
    headers,
    options,
    answer: { body: JSON.stringify(list ? wrap(document) : document) },
    sent: { 'x-api-version': options.service },
    got: { status: 200, body: JSON.stringify(whole), vary: 'x-api-version' },
  }
}

function productOf(random, version) {
  const later = version === NEW ? Object.entries(LATER).filter(() => random(yes)) : []
  return { code: random(['A', 'B']), ...Object.fromEntries(later), price: random([1, 2.5, null]) }
}

function productIn({ ...product }, isOlder) {
  if (isOlder) for (const name of Object.keys(LATER)) delete product[name]
  return product
}

function orderOf(random, version) {
  const url = () => `https://pay.example.com/${random(['1', 'é', '"'])}`
  const link = () => (version === NEW ? { payout: { url: url() } } : { redemption_url: url() })
  const item = () => ({ a: random([1, 'x', null]), ...(random(yes) && link()), b: {} })
  return {
    id: random([1, 'O-1']),
    status: random(['COMPLETED', 'FAILED']),
    items: Array.from({ length: random([0, 1, 3]) }, item),
  }
}

function orderIn({ items, ...order }, isOlder) {
  const moved = (name, value) => {
    if (isOlder && name === 'payout') return ['redemption_url', value.url]
    return !isOlder && name === 'redemption_url' ? ['payout', { url: value }] : [name, value]
  }
  const itemsIn = items.map((item) => Object.fromEntries(Object.entries(item).map((pair) => moved(...pair))))
  return { ...order, items: itemsIn }
}
