/**
 * A service during an upgrade: it accepts one version or both, and responds in the version of the request. It counts
 * the requests by the number that a client gives its call, and sometimes fails.
 */
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const [OLD, NEW] = ['2023-07-27', '2024-02-05']
const JSON_TYPE = { 'content-type': 'application/json' }
const FILTERS = ['is_orderable', 'code', 'countries_redeemable_in', 'after', 'before', 'limit']

export class Service {
  accepted = [OLD]
  /** Requests by the number of the call: `{ times, method, url, version, body, sent, isFailing }`. */
  arrivals = new Map()
  #orders = []
  #random
  #server = createServer((request, response) => this.#serve(request, response))

  constructor(random) {
    this.#random = random
  }

  async start() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.port = this.#server.address().port
    this.url = `http://127.0.0.1:${this.port}`
  }

  /** Breaks every connection. The orders stay. */
  restart() {
    this.#server.closeAllConnections()
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get count() {
    return this.#orders.length
  }

  async #serve(request, response) {
    const { method, url, headers } = request
    const arrival = this.arrivals.get(headers['x-call']) ?? { times: 0 }
    this.arrivals.set(headers['x-call'], arrival)
    Object.assign(arrival, { times: arrival.times + 1, method, url, version: headers['x-api-version'] })
    try {
      arrival.body = await buffer(request)
    } catch {
      return
    }
    const { status, text } = this.#answer(arrival, headers)
    arrival.sent = text
    const fate = headers['x-steady'] ? 1 : this.#random()
    arrival.isFailing = fate < 0.03
    if (fate < 0.015) return response.destroy()
    response.writeHead(status, { ...JSON_TYPE, 'content-length': Buffer.byteLength(text) })
    if (fate < 0.03) response.write(text.slice(0, text.length / 2), () => response.destroy())
    else response.end(text)
  }

  #answer({ method, url, version, body }, headers) {
    const { pathname, searchParams } = new URL(url, this.url)
    if (!this.accepted.includes(version)) return { status: 400, text: '{"error":"x-api-version"}' }
    if (method === 'POST') return this.#create(JSON.parse(String(body)), headers)
    if (pathname === '/v2/product') return this.#products(searchParams, version)
    if (pathname === '/v2/order') return this.#list(searchParams, version)
    return { status: 200, text: orderText(this.#orders[Number(pathname.split('/').at(-1))], version) }
  }

  #create(request, headers) {
    this.#orders.push({ id: this.#orders.length, key: headers['x-idempotency-key'], ...request })
    return { status: 201, text: '{ "status" : "PROCESSING" }' }
  }

  #list(query, version) {
    const after = Number(query.get('after') ?? 0)
    const page = this.#orders.slice(after, after + Number(query.get('limit') ?? 3))
    return { status: 200, text: `{"data":[\n${page.map((order) => orderText(order, version)).join(',\n')}],"n":1.0}` }
  }

  #products(query, version) {
    if (version === OLD && FILTERS.some((name) => query.has(name))) return { status: 400, text: '{"error":"query"}' }
    const more = version === NEW ? ', "approval_state":"APPROVED","categories":[{"id":1.0}],"expiry":{"days":90}' : ''
    const product = (at) => `{"code":"P-${at}", "face_value": 10.50${more}, "sku": 12345678901234567890}`
    const count = Number(query.get('limit') ?? 2)
    return { status: 200, text: `{"products":[${Array.from({ length: count }, (_, at) => product(at)).join()}]}` }
  }
}

function orderText({ id, items }, version) {
  const lines = items.map(({ value }, at) => itemText(`${id}-${at}`, value, version))
  return `{ "id": "${id}", "status":"COMPLETED", "completed_at": "2024-09-04T08:49:24", "total": 60.00, "items": [${lines.join(' ,')}] }`
}

function itemText(name, value, version) {
  const url = `"https:\\/\\/pay.example.com\\/${name}"`
  const link =
    version === NEW ? `"payout" : {"url":${url}, "pin": 1e3, "more": {"a":[1,{}]}}` : `"redemption_url" : ${url}`
  return `{"products": {"type":"SINGLE","value":${JSON.stringify(value)}}, "face_value":1.10, ${link}}`
}
