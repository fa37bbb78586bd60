/**
 * A service with both versions of the API, in memory, over real HTTP. It records what it received and what it sent.
 * faults.mjs defines how it fails on request.
 */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { orderText, productText, refusedParameter } from './catalogue.mjs'
import { send } from './faults.mjs'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Starts the service on a port of its own. */
export async function startUpstream() {
  const service = new Service()
  await service.start()
  return service
}

class Service {
  /** `{ method, url, headers, body, sent, closed }`: the last resolves to whether everything was sent. */
  exchanges = []
  /** The versions that it takes. */
  accepted = ['2023-07-27', '2024-02-05']
  #orders = new Map()
  #server = createServer((request, response) => this.#serve(request, response))

  async start() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.port = this.#server.address().port
    this.url = `http://127.0.0.1:${this.port}/api`
  }

  /** Breaks every connection. The orders stay. */
  restart() {
    this.#server.closeAllConnections()
  }

  async close() {
    this.restart()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** The number of orders. */
  get count() {
    return this.#orders.size
  }

  async #serve(request, response) {
    const { method, url, headers } = request
    const exchange = { method, url: url.replace(/^\/api/, ''), headers, body: undefined, sent: undefined }
    exchange.closed = new Promise((resolve) => response.on('close', () => resolve(response.writableFinished)))
    this.exchanges.push(exchange)
    try {
      exchange.body = await buffer(request)
    } catch {
      return
    }
    const answer = this.#answer(exchange)
    exchange.sent = Buffer.from(answer.text)
    send(request, response, answer)
  }

  #answer({ method, url, headers, body }) {
    const { pathname, searchParams } = new URL(url, 'http://upstream')
    const answer = this.#operation(method, pathname)
    if (answer === undefined) return json(404, JSON.stringify({ method, bytes: body.length }))
    return answer({ headers, body, version: headers['x-api-version'], query: searchParams })
  }

  /** Returns the handler of a method and a path, or undefined if the API documentation does not show them. */
  #operation(method, path) {
    const [, id] = path.match(/^\/v2\/order\/([^/]+)$/) ?? []
    const read = (answer) => this.#versioned((asked) => tagged(asked.headers, answer(asked)))
    if (method === 'POST' && path === '/v2/order') return this.#versioned((asked) => this.#create(asked))
    if (method !== 'GET' && method !== 'HEAD') return undefined
    if (path === '/v2/product/countries') return () => json(200, '{"countries":["FR","GB"]}')
    if (path === '/v2/product') return read(products)
    if (path === '/v2/order') return read((asked) => this.#list(asked))
    return id === undefined ? undefined : read(({ version }) => this.#read(id, version))
  }

  #create({ headers, body }) {
    const key = headers['x-idempotency-key']
    if (key === undefined) return json(400, '{"error":"x-idempotency-key"}')
    if (body.length === 0) return json(400, '{"error":"body"}')
    const { payment_method, items } = JSON.parse(body.toString())
    const known = [...this.#orders.values()].some((order) => order.key === key)
    const id = `O-${this.#orders.size + 1}`
    if (!known) this.#orders.set(id, { id, key, payment_method, items })
    return json(201, '{ "status" : "PROCESSING" }')
  }

  /** An operation that requires the header of the version. */
  #versioned(answer) {
    return (asked) => (this.accepted.includes(asked.version) ? answer(asked) : json(400, '{"error":"x-api-version"}'))
  }

  #list({ query, version }) {
    const [after, limit] = [Number(query.get('after') ?? 0), Number(query.get('limit') ?? this.count)]
    const page = [...this.#orders.values()].slice(after, after + limit)
    const orders = page.map((order) => orderText(order, version))
    return json(200, `{"data":[\n${orders.join(',\n')}\n],"next":null}`)
  }

  #read(id, version) {
    const order = this.#orders.get(id)
    return order === undefined ? json(404, '{"error":"no such order"}') : json(200, orderText(order, version))
  }
}

function products({ query, version }) {
  const refused = refusedParameter(query, version)
  if (refused !== undefined) return json(400, `{"error":"${refused}"}`)
  return json(200, `{"products": [${productText(query, version).join(' , ')}], "page": {"after": "c-2"}}`)
}

function json(status, text) {
  return { status, text, headers: JSON_TYPE }
}

/** Adds a strong entity tag. Responds with 304 if the client has it. */
function tagged(headers, answer) {
  if (answer.status !== 200) return answer
  const etag = `"${createHash('sha256').update(answer.text).digest('hex').slice(0, 12)}"`
  const known = headers['if-none-match']?.replace(/^W\//, '') === etag
  return known ? { status: 304, text: '', headers: { etag } } : { ...answer, headers: { ...JSON_TYPE, etag } }
}
