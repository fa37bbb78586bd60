/**
 * Calls that `translateCall` translates: cases, and generated calls with an oracle that works on parsed values. Every
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
const ofBytes = {
  etag: '"1"',
  digest: 'x',
  'content-md5': 'x',
  'content-digest': 'sha-256=:x:',
  'repr-digest': 'sha-256=:x:',
  'accept-ranges': 'bytes',
  'content-range': 'bytes 0-1/2',
}

/**
 * `sent` is what the service gets, `got` what the client gets: a member that is named there is compared, `null` means
 * that there is no such header.
 */
const CASES = [
  {
    name: 'an order in the version of the client, with every digit',
    path: '/v2/order/O-1',
    options: UP,
    answer: { body: order },
    sent: { url: `${BASE}/v2/order/O-1`, 'x-api-version': NEW },
    got: { status: 200, body: orderOfOld, 'order-contract-losses': null, vary: 'x-api-version' },
  },
  {
    name: 'what the older version cannot carry is named',
    path: '/v2/order/O-1',
    options: UP,
    answer: { body: losing },
    got: { body: orderOfOld, 'order-contract-losses': '"/response/items/0/payout/*";section="2.6"' },
  },
  {
    name: 'the version in the header is that of the client',
    path: '/v2/order/O-1',
    headers: { 'x-api-version': NEW },
    options: UP,
    answer: { body: losing },
    sent: { 'x-api-version': NEW },
    got: { body: losing, 'order-contract-losses': null },
  },
  {
    name: 'an answer in the newer version',
    path: '/v2/order/O-1',
    options: DOWN,
    answer: { body: orderOfOld, headers: { 'x-api-version': OLD, vary: 'accept' } },
    sent: { 'x-api-version': OLD },
    got: { body: order, 'x-api-version': NEW, vary: 'accept, x-api-version' },
  },
  {
    name: 'an unknown version is refused',
    path: '/v2/order',
    headers: { 'x-api-version': '2025-01-01' },
    options: UP,
    refused: { status: 400, code: 'unknown_version' },
  },
  {
    name: 'two versions are refused',
    path: '/v2/order',
    headers: { 'x-api-version': `${OLD}, ${NEW}` },
    options: UP,
    refused: { status: 400, code: 'unknown_version' },
  },
  {
    name: 'an order that is not complete',
    path: '/v2/order/O-1',
    options: UP,
    answer: { body: '{"status":"FAILED","id":1,"message":"no"}' },
    got: { body: '{"status":"FAILED","id":1,"message":"no"}' },
  },
  {
    name: 'a page of orders, in an envelope',
    path: '/v2/order?limit=2',
    options: UP,
    answer: { body: `{"data":[${order},null,7],"page":{"after":null}}` },
    sent: { url: `${BASE}/v2/order?limit=2` },
    got: { body: `{"data":[${orderOfOld},null,7],"page":{"after":null}}` },
  },
  {
    name: 'a page that is an array',
    path: '/v2/order',
    options: UP,
    answer: { body: `[${order}]` },
    got: { body: `[${orderOfOld}]` },
  },
  {
    name: 'an empty page',
    path: '/v2/order',
    options: UP,
    answer: { body: '{"data":[]}' },
    got: { status: 200, body: '{"data":[]}' },
  },
  {
    name: 'a page with two lists is refused, and the option is named',
    path: '/v2/order',
    options: UP,
    answer: { body: `{"data":[${order}],"more":[{}]}` },
    got: { status: 502, code: 'bad_answer', mentions: 'entries' },
  },
  {
    name: 'the option entries chooses one',
    path: '/v2/order',
    options: { ...UP, entries: '/data' },
    answer: { body: `{"data":[${order}],"more":[{}]}` },
    got: { body: `{"data":[${orderOfOld}],"more":[{}]}` },
  },
  {
    name: 'a page without a list is refused',
    path: '/v2/product',
    options: UP,
    answer: { body: '{"facets":{"categories":[]}}' },
    got: { status: 502, code: 'bad_answer', mentions: 'entries' },
  },
  {
    name: 'products lose what came later',
    path: '/v2/product',
    options: UP,
    answer: { body: products },
    got: {
      body: '{"data":[{"code":"A"}],"next":null}',
      'order-contract-losses': '"/response/*/0/approval_state";section="2.1", "/response/*/0/categories";section="2.1"',
    },
  },
  {
    name: 'products miss what came later',
    path: '/v2/product',
    options: DOWN,
    answer: { body: '{"data":[{"code":"A"}]}' },
    got: {
      body: '{"data":[{"code":"A"}]}',
      'order-contract-gaps': '"/query";section="9", "/response/*/0/approval_state";section="2.1"',
    },
  },
  {
    name: 'an option fills it in',
    path: '/v2/product',
    options: { ...DOWN, fill: { '/approval_state': 'APPROVED' } },
    answer: { body: '[{"code":"A"}]' },
    got: { body: '[{"code":"A","approval_state":"APPROVED"}]', 'order-contract-gaps': '"/query";section="9"' },
  },
  {
    name: 'a query that the service does not have is refused, because it would answer another question',
    path: '/v2/product?code=A&limit=2',
    options: DOWN,
    refused: { status: 422, code: 'inconvertible', pointers: ['/query/code', '/query/limit'] },
  },
  {
    name: 'unless its parameters may be dropped',
    path: '/v2/product?limit=2&own=1',
    options: { ...DOWN, droppable: ['limit'] },
    answer: { body: '[]' },
    sent: { url: `${BASE}/v2/product?own=1` },
    got: { 'order-contract-losses': '"/query/limit";section="4.1"' },
  },
  {
    name: 'an endpoint that the service does not have',
    path: '/v2/product/countries',
    options: DOWN,
    refused: { status: 501, code: 'not_listed' },
  },
  {
    name: 'an endpoint that no version lists passes',
    method: 'PATCH',
    path: '/v2/gift?a=1',
    body: 'own',
    options: UP,
    answer: { status: 201, body: order, headers: { etag: '"1"' } },
    sent: { url: `${BASE}/v2/gift?a=1`, body: 'own' },
    got: { status: 201, body: order, etag: '"1"', 'order-contract-unconverted': 'unlisted' },
  },
  {
    name: 'an endpoint that was removed before passes',
    path: '/v2/order/O-1/links',
    options: UP,
    answer: { body: '[]' },
    got: { body: '[]', 'order-contract-unconverted': 'unlisted' },
  },
  {
    name: 'a created order has nothing to convert',
    method: 'POST',
    path: '/v2/order',
    body: '{"items":[]}',
    options: UP,
    answer: { body: '{"status":"PROCESSING"}', headers: { etag: '"1"' } },
    sent: { body: '{"items":[]}', 'x-idempotency-key': null },
    got: { body: '{"status":"PROCESSING"}', etag: '"1"' },
  },
  {
    name: 'a created order that comes whole is converted',
    method: 'POST',
    path: '/v2/order',
    body: '{}',
    options: UP,
    answer: { status: 201, body: order },
    got: { status: 201, body: orderOfOld },
  },
  {
    name: 'headers about the bytes go with them',
    path: '/v2/order/O-1',
    options: UP,
    answer: { body: order, headers: { ...ofBytes, 'x-own': '1' } },
    got: { body: orderOfOld, 'x-own': '1', ...Object.fromEntries(Object.keys(ofBytes).map((name) => [name, null])) },
  },
  {
    name: 'what a service says in our place is dropped',
    path: '/v2/order/O-1',
    options: UP,
    answer: { body: order, headers: { 'order-contract-losses': '"/all"' } },
    got: { 'order-contract-losses': null },
  },
  {
    name: 'no part of a document is asked for',
    path: '/v2/order/O-1',
    headers: { range: 'bytes=0-9', 'if-range': '"1"' },
    options: UP,
    answer: { status: 206, body: '{"sta', headers: { 'content-range': 'bytes 0-4/99' } },
    sent: { range: null, 'if-range': null },
    got: { status: 206, body: '{"sta', 'order-contract-unconverted': 'partial' },
  },
  {
    name: 'an error of the service passes',
    path: '/v2/order/O-1',
    options: UP,
    answer: { status: 404, body: order },
    got: { status: 404, body: order, 'order-contract-unconverted': null },
  },
  {
    name: 'another media type passes',
    path: '/v2/order/O-1',
    options: UP,
    answer: { body: order, headers: { 'content-type': 'text/plain' } },
    got: { body: order, 'order-contract-unconverted': 'media-type' },
  },
  {
    name: 'no content',
    path: '/v2/order/O-1',
    options: UP,
    answer: { status: 204, body: null },
    got: { status: 204, body: '' },
  },
  {
    name: 'not modified: the tag of the converted document is unknown',
    path: '/v2/order/O-1',
    options: UP,
    answer: { status: 304, body: null, headers: { etag: '"1"' } },
    got: { status: 304, body: '', etag: null },
  },
  {
    name: 'HEAD has the headers of GET',
    method: 'HEAD',
    path: '/v2/order/O-1',
    options: UP,
    answer: { body: null, headers: { etag: '"1"' } },
    got: { body: '', etag: null, vary: 'x-api-version' },
  },
  ...['{"items":[', '', '{"items":[{"payout":{"url":"a"},"payout":{"url":"b"}}]}'].map((body) => ({
    name: `an answer that cannot be read: ${body}`,
    path: '/v2/order/O-1',
    options: UP,
    answer: { body },
    got: { status: 502, code: 'bad_answer' },
  })),
  {
    name: 'an answer over the limit',
    path: '/v2/order/O-1',
    options: { ...UP, limits: { bytes: 50 } },
    answer: { body: order },
    got: { status: 502, code: 'bad_answer' },
  },
  {
    name: 'the same version on both sides changes nothing',
    path: '/v2/order/O-1',
    options: { client: NEW, service: NEW },
    answer: { body: losing, headers: { etag: '"1"' } },
    got: { body: losing, etag: '"1"', 'order-contract-unconverted': null },
  },
]

/** Runs all cases. Returns the differences, each as a sentence. */
export async function translated(translateCall) {
  const differences = []
  for (const one of CASES) {
    try {
      for (const difference of await differencesIn(translateCall, one)) differences.push(`${one.name}: ${difference}`)
    } catch (error) {
      differences.push(`${one.name}: ${error}`)
    }
  }
  return { cases: CASES.length, differences }
}

async function differencesIn(
  translateCall,
  { method = 'GET', path, headers, body, options, answer, refused, sent, got },
) {
  const call = await translateCall(new Request(BASE + path, { method, headers, body }), options)
  if (refused !== undefined) return call.ok ? ['not refused'] : compared(call.response, refused)
  if (!call.ok) return [`refused: ${await call.response.text()}`]
  const request = await compared(call.request, { ...sent, status: undefined })
  const { status = 200, headers: answered } = answer
  const response = new Response(answer.body, { status, headers: { ...JSON_TYPE, ...answered } })
  return [...request, ...(await compared(await call.answer(response), got))]
}

async function compared(message, expected) {
  const { status, url, body, code, pointers, mentions, ...headers } = expected
  const text = await message.clone().text()
  const details = code === undefined ? {} : JSON.parse(text)
  const pairs = [
    ['status', message.status, status],
    ['url', message.url, url],
    ['body', text, body],
    ['code', details.code, code],
    ['pointers', details.errors?.map(({ pointer }) => pointer).join(), pointers?.join()],
    ...Object.entries(headers).map(([name, value]) => [name, message.headers.get(name), value]),
  ]
  if (mentions !== undefined) pairs.push(['mentions', text.includes(mentions), true])
  return pairs
    .filter(([, found, wanted]) => wanted !== undefined && found !== wanted)
    .map(([name, found, wanted]) => `${name} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
}

/** Translates generated calls, and compares each with an oracle. Returns the differences, each as a sentence. */
export async function generated(translateCall, count, seed = 1) {
  const differences = []
  const random = randomOf(seed)
  for (let made = 0; made < count; made++) {
    const one = generatedCall(random)
    const found = await differencesIn(translateCall, one).catch((error) => [String(error)])
    if (found.length > 0) differences.push(`${JSON.stringify(one)}: ${found.join('; ')}`)
  }
  return differences
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
