/** What `translateCall` translates: cases that every runtime runs. Conversion itself has cases and laws of its own. */
import { OUTSIDE } from './paths.mjs'

const OLD = '2023-07-27'
const NEW = '2024-02-05'
const UP = { client: OLD, service: NEW }
const DOWN = { client: NEW, service: OLD }
const JSON_TYPE = { 'content-type': 'application/json' }
const SHOP = 'https://shop.example.com'
/** The address of the service. */
const BASE = 'https://api.example.com/of/us'

const order = '{"status":"COMPLETED","items":[{"payout":{"url":"https://pay.example.com/1"},"price":1.10}]}'
const orderOfOld = '{"status":"COMPLETED","items":[{"redemption_url":"https://pay.example.com/1","price":1.10}]}'
const losing = order.replace('"url"', '"note":1,"url"')
const etag = '"1"'
const named = (version) => ({ headers: { 'x-api-version': version } })
const unknown = { status: 400, code: 'unknown_version' }
const bad = { status: 502, code: 'bad_answer' }
const noEntries = { ...bad, mentions: 'entries' }
const twoLists = (entry) => `{"data":[${entry}],"more":[{}]}`
const orders = (more) => ({ path: '/v2/order', ...more })
const toOldProducts = (more) => ({ path: '/v2/product', options: DOWN, ...more })
const unconverted = (reason) => ({ 'order-contract-unconverted': reason })
const ofShape = unconverted('shape')
/** A page of orders, and what becomes of it: by default it passes, and counts as converted. */
const page = (body, got = { status: 200, body, ...unconverted(null) }, entries = undefined) => [
  orders({ options: { ...UP, entries } }),
  { body },
  got,
]

/** Headers about the bytes of a body. */
const OF_BYTES = ['etag', 'digest', 'content-md5', 'content-digest', 'repr-digest', 'accept-ranges', 'content-range']
/** Headers of one connection, in both directions, and those that a client and its server have settled. */
const HOPS = ['connection', 'x-hop', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']
const OF_CLIENT = ['expect', 'host', 'accept-encoding']
/** Headers of these names with one value. */
const all = (value, names) => Object.fromEntries(names.map((name) => [name, value]))

/**
 * Calls by what they show: the request with its options, the service's answer, what the client gets, and what the service
 * gets. By default, a client of the older version asks for an order. Of what comes out, a member that is named is compared,
 * and `null` means that there is no such header.
 */
const CASES = {
  'an order in the version of the client, with every digit': [
    {},
    { body: order },
    { status: 200, body: orderOfOld, 'order-contract-losses': null, vary: 'x-api-version' },
    { url: `${BASE}/v2/order/O-1`, 'x-api-version': NEW },
  ],
  'what the older version cannot carry is named': [
    {},
    { body: losing },
    { body: orderOfOld, 'order-contract-losses': '"/response/items/0/payout/*";section="2.6"' },
  ],
  'the header names the version of the client, whatever the option says': [
    { options: { client: NEW, service: NEW }, ...named(OLD) },
    { body: order, headers: { 'x-api-version': NEW } },
    { body: orderOfOld, 'x-api-version': OLD },
    { 'x-api-version': NEW },
  ],
  'a query that both versions have, as it is written': [
    orders({ path: '/v2/order?limit=2&own=%C3%A9' }),
    { body: `[${order}]` },
    { body: `[${orderOfOld}]` },
    { url: `${BASE}/v2/order?limit=2&own=%C3%A9`, body: '' },
  ],
  'a created order that the service answers with all of it': [
    orders({ method: 'POST', body: '{"items":[]}', options: DOWN }),
    { body: orderOfOld, headers: { etag } },
    { body: order, etag: null },
    { body: '{"items":[]}', 'x-api-version': OLD },
  ],
  'an answer in the newer version': [
    { options: DOWN },
    { body: orderOfOld, headers: { 'x-api-version': OLD, vary: 'accept' } },
    { body: order, 'x-api-version': NEW, vary: 'accept, x-api-version' },
    { 'x-api-version': OLD },
  ],
  'a page with two lists is refused, and the option is named': page(twoLists(order), noEntries),
  'a page without a list is refused': page('{"facets":{"categories":[]}}', noEntries),
  'a page whose entries can be deeper says what to pass': page('{"data":{"list":[]}}', {
    ...bad,
    mentions: 'Say with the option `entries`',
  }),
  'a page that has no entries, and no place for them, is empty': page('{"data":null,"next":null}'),
  'a page is empty where the option leads to null': page('{"data":null,"links":{}}', undefined, '/data'),
  'an option that leads to another value is refused': page('{"data":{}}', noEntries, '/data'),
  'a page that is no object is not what is shown': page('null', { status: 200, body: 'null', ...ofShape }),
  ...Object.fromEntries(
    [
      ['an array', `[${order}]`],
      ['an object in another', `{"data":${order}}`],
      ['in an envelope with names of its own', `{"status":"success","data":${order}}`],
      ['a text', JSON.stringify(order)],
      ['null', 'null'],
      ['an object without a name', '{}'],
    ].map(([what, body]) => [
      `an order that is ${what} is not what is shown`,
      [{}, { body }, { status: 200, body, ...ofShape }],
    ]),
  ),
  'an entry that is not what is shown passes beside others, and the header says so': page(
    `[${order},{"order":${order}}]`,
    { status: 200, body: `[${orderOfOld},{"order":${order}}]`, ...ofShape },
  ),
  'an order that has an object with names of orders is one': [
    {},
    { body: order.replace('{', '{"source":{"status":"NEW","id":7},') },
    { status: 200, body: orderOfOld.replace('{', '{"source":{"status":"NEW","id":7},'), ...unconverted(null) },
  ],
  'names that are escaped are names': [
    {},
    { body: '{"st\\u0061tus":"FAILED"}' },
    { status: 200, ...unconverted(null) },
  ],
  'a payout without a link is told from a wrong option': [
    {},
    {
      body: '{"items":[{"payout":null},{"payout":{"url":7,"more":[{}]}},{"payout":{"link":{"href":"https://x.example"}}}]}',
    },
    {
      body: '{"items":[{},{},{}]}',
      'order-contract-losses':
        '"/response/items/0/payout";section="2.6";value=none, "/response/items/1/payout";section="2.6";value=none, "/response/items/2/payout";section="2.6";value=elsewhere',
    },
  ],
  'products lose what came later': [
    { path: '/v2/product' },
    { body: '{"data":[{"code":"A","approval_state":"APPROVED","categories":[]}],"next":null}' },
    {
      body: '{"data":[{"code":"A"}],"next":null}',
      'order-contract-losses': '"/response/*/0/approval_state";section="2.1", "/response/*/0/categories";section="2.1"',
    },
  ],
  'products miss what came later': [
    toOldProducts(),
    { body: '{"data":[{"code":"A"}]}' },
    {
      body: '{"data":[{"code":"A"}]}',
      'order-contract-gaps': '"/query";section="9", "/response/*/0/approval_state";section="2.1"',
    },
  ],
  'an option fills it in': [
    toOldProducts({ options: { ...DOWN, fill: { '/approval_state': 'APPROVED' } } }),
    { body: '[{"code":"A"}]' },
    { body: '[{"code":"A","approval_state":"APPROVED"}]', 'order-contract-gaps': '"/query";section="9"' },
  ],
  'an endpoint that no version lists passes': [
    { method: 'PATCH', path: '/v2/gift?a=1', body: 'own' },
    { status: 201, body: order, headers: { etag } },
    { status: 201, body: order, etag, ...unconverted('unlisted') },
    { url: `${BASE}/v2/gift?a=1`, body: 'own' },
  ],
  'an endpoint that was removed before passes': [
    { path: '/v2/order/O-1/links' },
    { body: '[]' },
    { body: '[]', ...unconverted('unlisted') },
  ],
  'a created order has nothing to convert': [
    orders({ method: 'POST', body: '{"items":[]}' }),
    { body: '{"status":"PROCESSING"}', headers: { etag } },
    { body: '{"status":"PROCESSING"}', etag },
    { body: '{"items":[]}', 'x-idempotency-key': null },
  ],
  'headers about the bytes go with them': [
    {},
    { body: order, headers: all('1', [...OF_BYTES, 'x-own']) },
    { body: orderOfOld, 'x-own': '1', ...all(null, OF_BYTES) },
  ],
  'headers of one connection stay there, and so do those of the client alone': [
    orders({
      method: 'POST',
      body: '{"items":[]}',
      headers: {
        ...all('1', [...HOPS, ...OF_CLIENT, 'proxy-authorization', 'content-length', 'authorization']),
        connection: 'close, X-Hop, "no name", te',
      },
    }),
    {
      body: '{"status":"PROCESSING"}',
      headers: { ...all('1', [...HOPS, 'proxy-authenticate', 'content-length']), connection: 'x-hop' },
    },
    { ...all(null, [...HOPS, 'proxy-authenticate']), 'content-length': '1' },
    { ...all(null, [...HOPS, ...OF_CLIENT, 'proxy-authorization', 'content-length']), authorization: '1' },
  ],
  'what fetch has decoded is not announced': [
    orders({ method: 'POST', body: '{"items":[]}' }),
    {
      body: '{"status":"PROCESSING"}',
      headers: { 'content-encoding': 'GZIP, br', 'content-length': '9', 'repr-digest': 'sha-256=:x:', etag },
    },
    { 'content-encoding': null, 'content-length': null, 'repr-digest': null, etag },
  ],
  'what fetch does not decode is announced': [
    { path: '/v2/gift' },
    { body: 'x', headers: { 'content-encoding': 'gzip, aes128gcm', 'content-length': '1' } },
    { 'content-encoding': 'gzip, aes128gcm', 'content-length': '1' },
  ],
  'a path that only looks like another host': [
    { path: '/v2//other.example.com/x?a=//b' },
    { body: '{}' },
    {},
    { url: `${BASE}/v2//other.example.com/x?a=//b` },
  ],
  'what a service says in our place is dropped': [
    {},
    { body: order, headers: { 'order-contract-losses': '"/all"' } },
    { 'order-contract-losses': null },
  ],
  'no part of a document is asked for': [
    { headers: { range: 'bytes=0-9', 'if-range': etag } },
    { status: 206, body: '{"sta', headers: { 'content-range': 'bytes 0-4/99' } },
    { status: 206, body: '{"sta', ...unconverted('partial') },
    { range: null, 'if-range': null },
  ],
  'an error of the service passes': [
    {},
    { status: 404, body: order },
    { status: 404, body: order, ...unconverted(null) },
  ],
  'another media type passes': [
    {},
    { body: order, headers: { 'content-type': 'text/plain' } },
    { body: order, ...unconverted('media-type') },
  ],
  'another kind of JSON, the last of several types, is converted': [
    {},
    { body: order, headers: { 'content-type': 'text/plain;v=", text/html", Application/HAL+json ; v="1,2;"' } },
    { body: orderOfOld },
  ],
  'no content': [{}, { status: 204, body: null }, { status: 204, body: '' }],
  'not modified: the tag of the converted document is unknown': [
    {},
    { status: 304, body: null, headers: { etag } },
    { status: 304, body: '', etag: null },
  ],
  'HEAD has the headers of GET': [
    { method: 'HEAD' },
    { body: null, headers: { etag } },
    { body: '', etag: null, vary: 'x-api-version' },
  ],
  'an answer that is cut off': [{}, { body: '{"items":[' }, bad],
  'an answer over the limit': [{ options: { ...UP, limits: { bytes: 50 } } }, { body: order }, bad],
  'the same version on both sides changes nothing': [
    { options: { client: NEW, service: NEW } },
    { body: losing, headers: { etag } },
    { body: losing, etag, ...unconverted(null) },
  ],
}

const elsewhere = { status: 404, code: 'not_listed' }

/** Requests that are refused. Without part of a query, the service would answer another question. */
const REFUSED = {
  'an unknown version': [orders(named('2025-01-01')), unknown],
  'two versions': [orders(named(`${OLD}, ${NEW}`)), unknown],
  'a query that the service does not have': [
    toOldProducts({ path: '/v2/product?code=A&limit=2' }),
    { status: 422, code: 'inconvertible', pointers: ['/query/code', '/query/limit'] },
  ],
  'an endpoint that the service does not have': [toOldProducts({ path: '/v2/product/countries' }), elsewhere],
  ...Object.fromEntries(OUTSIDE.map((path) => [`a path of no service: ${path}`, [{ path }, elsewhere]])),
  'a method of no service': [{ method: 'TRACE' }, elsewhere],
}

/** Translates all cases. Returns the differences from what is expected, each as a sentence. */
export async function translated(translateCall) {
  const calls = [
    ...Object.entries(CASES).map(([name, [request, answer, got, sent]]) => ({ name, request, answer, got, sent })),
    ...Object.entries(REFUSED).map(([name, [request, refused]]) => ({ name, request, refused })),
  ]
  const wrong = []
  for (const call of calls) {
    const differences = await differencesIn(translateCall, call)
    if (differences.length > 0) wrong.push(`${call.name}: ${differences.join('; ')}`)
  }
  return wrong
}

async function differencesIn(translateCall, { request, answer, got, sent, refused }) {
  const { path = '/v2/order/O-1', options = UP, ...init } = request
  try {
    const call = await translateCall(requestOf(path, init), { base: BASE, ...options })
    if (refused !== undefined) return call.ok ? ['not refused'] : compared(call.response, refused)
    if (!call.ok) return [`refused: ${await call.response.text()}`]
    const wrong = await compared(call.request, { ...sent })
    const { body, status = 200, headers } = answer
    const response = new Response(body, { status, headers: { ...JSON_TYPE, ...headers } })
    return [...wrong, ...(await compared(await call.answer(response), got))]
  } catch (error) {
    return [String(error)]
  }
}

/** Makes a request. `Request` refuses some methods: servers make objects of these that look like one. */
function requestOf(path, { method, ...init }) {
  if (method !== 'TRACE') return new Request(SHOP + path, { method, ...init })
  return { url: SHOP + path, method, headers: new Headers(), body: null, bodyUsed: false }
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
