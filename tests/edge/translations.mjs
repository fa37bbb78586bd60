/**
 * What `translateCall` translates: cases that every runtime runs. Conversion itself has cases and laws of its own. A case of
 * translations.json has the request with its options, the service's answer, what the client gets, and what the service gets. By
 * default, a client of the older version asks for an order. Of what comes out, a member that is named is compared, and `null`
 * means that there is no such header.
 */
import { OUTSIDE } from './paths.mjs'
import cases from './translations.json' with { type: 'json' }

const [OLD, NEW] = ['2023-07-27', '2024-02-05']
/** The versions of client and service. */
const WAYS = {
  up: { client: OLD, service: NEW },
  down: { client: NEW, service: OLD },
  same: { client: NEW, service: NEW },
}
const JSON_TYPE = { 'content-type': 'application/json' }
const SHOP = 'https://shop.example.com'
/** The address of the service. */
const BASE = 'https://api.example.com/of/us'

const order = '{"status":"COMPLETED","items":[{"payout":{"url":"https://pay.example.com/1"},"price":1.10}]}'
/** The texts that a case names in braces. */
const TEXTS = {
  order,
  older: '{"status":"COMPLETED","items":[{"redemption_url":"https://pay.example.com/1","price":1.10}]}',
  losing: order.replace('"url"', '"note":1,"url"'),
  quoted: JSON.stringify(order),
  base: BASE,
}

/** Requests that are refused, because their paths lead elsewhere. */
const ELSEWHERE = Object.fromEntries(
  OUTSIDE.map((path) => [
    `a path of no service: ${path}`,
    { request: { path }, refused: { status: 404, code: 'not_listed' } },
  ]),
)

/** A part of the cases with its texts. A body that is a value is JSON, and in it a text in braces is a document. */
function filled(part, name) {
  if (typeof part === 'string') return part.replaceAll(/\{(\w+)\}/g, (braces, text) => TEXTS[text] ?? braces)
  if (typeof part !== 'object' || part === null) return part
  if (name === 'body') return filled(JSON.stringify(part).replaceAll(/"(\{\w+\})"/g, '$1'))
  if (Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, filled(inner, name)]))
}

/** Translates all cases. Returns the differences from what is expected, each as a sentence. */
export async function translated(translateCall) {
  const wrong = []
  for (const [name, call] of Object.entries({ ...filled(cases), ...ELSEWHERE })) {
    const differences = await differencesIn(translateCall, call)
    if (differences.length > 0) wrong.push(`${name}: ${differences.join('; ')}`)
  }
  return wrong
}

async function differencesIn(
  translateCall,
  { way = 'up', options, request = {}, answer, got = {}, sent = {}, refused },
) {
  const { path = '/v2/order/O-1', ...init } = request
  try {
    const call = await translateCall(requestOf(path, init), { base: BASE, ...WAYS[way], ...options })
    if (refused !== undefined) return call.ok ? ['not refused'] : compared(call.response, refused)
    if (!call.ok) return [`refused: ${await call.response.text()}`]
    const wrong = await compared(call.request, sent)
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
