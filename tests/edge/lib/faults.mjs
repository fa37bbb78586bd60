/**
 * How the upstream responds: correctly, or with the fault that the header `x-fault` names.
 */
import { Readable } from 'node:stream'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

/** Over the default limit of a document, 1048576 bytes. */
const FILLER = `{"id":"${'x'.repeat(1000)}"},`.repeat(1100)

const encoded = (encoding, encode) => (response, answer) =>
  plain(response, answer, { 'content-encoding': encoding }, encode)

/** Responses that are valid HTTP, but not the expected ones. */
const OTHER_ANSWERS = {
  error: () => ({ status: 500, text: '{"errors":[{"expiry":{}}]}', headers: { 'content-type': 'application/json' } }),
  html: () => ({ status: 503, text: '<h1>Sorry</h1>', headers: { 'content-type': 'text/html', 'retry-after': '7' } }),
  redirect: () => ({ status: 302, text: 'elsewhere', headers: { location: 'https://elsewhere.example.com/v2/order' } }),
  text: ({ text }) => ({ status: 200, text, headers: { 'content-type': 'text/plain', etag: '"strong"' } }),
  untyped: ({ text }) => ({ status: 200, text, headers: {} }),
  partial: ({ text, headers }) => ({
    status: 206,
    text: text.slice(0, 10),
    headers: { ...headers, 'content-range': 'bytes 0-9/*' },
  }),
  empty: ({ headers }) => ({ status: 200, text: '', headers }),
  'none-left': () => ({ status: 204, text: '', headers: {} }),
  'cut-json': ({ text, headers }) => ({ status: 200, text: text.slice(0, -5), headers }),
  twice: ({ headers }) => ({ status: 200, text: '{"items":[{"payout":{"url":"a"},"payout":{"url":"b"}}]}', headers }),
  ambiguous: ({ headers }) => ({ status: 200, text: '{"a":[{"items":[]}],"b":[{"items":[]}]}', headers }),
  ...Object.fromEntries(
    Object.entries({
      embedded: (entries) => ({ _embedded: { entries }, page: {} }),
      paged: (entries) => ({ page: { list: { entries } }, links: ['/next'] }),
      'by-id': (entries) => ({ entries: Object.fromEntries(entries.map((entry, at) => [`E-${at}`, entry])) }),
      edges: (entries) => ({ edges: entries.map((node) => ({ node, cursor: 'c' })) }),
      'no-list': () => ({ status: 'ok' }),
      'none-found': () => ({ data: [], page: { cursors: { after: null } } }),
    }).map(([fault, wrapped]) => [
      fault,
      ({ text, headers }) => ({ status: 200, text: JSON.stringify(wrapped(entriesIn(text))), headers }),
    ]),
  ),
  large: ({ headers }) => ({ status: 200, text: `[${FILLER}{}]`, headers }),
  long: ({ headers }) => ({
    status: 200,
    text: JSON.stringify(Array.from({ length: 400 }, () => ({ expiry: {} }))),
    headers,
  }),
  suffix: ({ text }) => ({
    status: 200,
    text,
    headers: { 'content-type': 'application/vnd.orders+json; charset=utf-8' },
  }),
  ...Object.fromEntries(
    Object.entries({
      'payout-elsewhere': [{ payout: { link: 'https://pay.example.com/1' } }, { payout: null }],
      'payout-null': [{ payout: null }],
      'payout-null-url': [{ payout: { url: null, note: 'later' } }],
      'payout-empty': [{ payout: {} }, { payout: '' }],
      'payout-email': [{ distribution_method: { type: 'EMAIL' }, payout: { sent: true } }],
      'payout-beside': [{ redemption_url: 'https://pay.example.com/1', payout: { link: 'x' } }],
      'payout-some': [{ payout: { link: 'x' } }, { payout: { url: 'https://pay.example.com/1' } }],
    }).map(([fault, items]) => [fault, ({ text, headers }) => paidOut(text, items, headers)]),
  ),
  reset: ({ headers }) => ({ status: 205, text: '', headers: { ...headers, 'content-length': 0 } }),
  408: () => ({ status: 408, text: '', headers: { connection: 'close' } }),
  421: () => ({ status: 421, text: '', headers: {} }),
  places: ({ text, headers }, { host }) => ({
    status: 200,
    text,
    headers: { ...headers, ...placesAt(`http://${host}/api`) },
  }),
  spoofed: ({ text, headers }) => ({
    status: 200,
    text,
    headers: { ...headers, 'order-contract-losses': '"/all"', 'order-contract-own': '1' },
  }),
  hiding: ({ text, headers }) => ({
    status: 200,
    text,
    headers: { ...headers, etag: '"1"', connection: 'content-type, etag, x-internal', 'x-internal': '1' },
  }),
  quoted: ({ text }) => ({ status: 200, text, headers: { 'content-type': 'application/json; profile="a, b;c"' } }),
  headers: ({ text, headers }) => ({ status: 200, text, headers: { ...headers, ...CURIOUS } }),
}

/** The entries of a list, or the document itself. */
function entriesIn(text) {
  const document = JSON.parse(text)
  return document.data ?? document.products ?? [document]
}

/** An order, or a list of one, with these items. */
function paidOut(text, items, headers) {
  const order = { id: 'O-1', status: 'COMPLETED', items }
  return { status: 200, text: JSON.stringify(text.startsWith('{"data"') ? { data: [order] } : order), headers }
}

/** Headers with URLs of the service. */
const placesAt = (base) => ({
  location: `${base}/v2/order/O-1?a=1`,
  'content-location': '/api/v2/order/O-1',
  link: `<${base}/v2/order?after=2>; rel="next"; title="<${base}>", <https://else.example.com/>; rel=x, </api/v2/order>`,
})

/** Headers that a gateway must change or check. */
const CURIOUS = {
  connection: 'keep-alive, x-internal',
  'x-internal': 'for the next hop',
  'proxy-authenticate': 'Basic',
  'x-api-version': '2024-02-05',
  'accept-ranges': 'bytes',
  'content-digest': 'sha-256=:x:',
  'content-md5': 'x',
  digest: 'x',
  'repr-digest': 'sha-256=:x:',
  vary: 'accept-language',
  'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
  'x-own': 'kept',
}

/** Faults while a response is sent. */
const TRANSPORTS = {
  gzip: encoded('gzip', gzipSync),
  br: encoded('br', brotliCompressSync),
  deflate: encoded('deflate', deflateSync),
  zstd: encoded('zstd', () => Buffer.from('28b52ffd2000010000', 'hex')),
  cut: (response, { status, text, headers }) => {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) })
    response.write(text.slice(0, 20), () => response.destroy())
  },
  'cut-chunked': (response, { status, text, headers }) => {
    response.writeHead(status, headers)
    response.write(text.slice(0, 20), () => response.destroy())
  },
  chunked: (response, { status, text, headers }) => {
    response.writeHead(status, headers)
    response.write(text.slice(0, 20), () => response.end(text.slice(20)))
  },
  slow: async (response, { status, text, headers }) => {
    response.writeHead(status, headers)
    for (let at = 0; at < text.length; at++) {
      response.write(text[at])
      await new Promise((resolve) => setTimeout(resolve, 700 / text.length))
    }
    response.end()
  },
  huge: (response, { status, headers }) => {
    response.writeHead(status, headers)
    Readable.from(chunks(new Uint8Array(1 << 20), 64)).pipe(response)
  },
  mislabelled: encoded('gzip', Buffer.from),
  stall: (response, { status, text, headers }) => {
    response.writeHead(status, headers)
    response.write(text.slice(0, 20))
  },
  hang: () => {},
  refuse: (response) => response.destroy(),
  'partial-head': (response) => response.socket.end('HTTP/1.1 201 Created\r\ncontent-type: appl'),
  'reset-connection': (response) => response.socket.resetAndDestroy(),
}

function* chunks(chunk, count) {
  for (let at = 0; at < count; at++) yield chunk
}

/** Sends a response. */
export function send({ method, headers }, response, answer) {
  const fault = headers['x-fault']
  if (fault in TRANSPORTS) TRANSPORTS[fault](response, answer)
  else plain(response, OTHER_ANSWERS[fault]?.(answer, headers) ?? answer, {}, Buffer.from, method)
}

function plain(response, { status, text, headers }, more, encode, method) {
  const bytes = encode(text)
  const length = status === 204 || status === 304 ? {} : { 'content-length': bytes.length }
  response.writeHead(status, { ...headers, ...more, ...length }).end(method === 'HEAD' ? undefined : bytes)
}
