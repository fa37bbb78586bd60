/**
 * Clients that change their version at random, sometimes hang up, and compare what they receive with what the service
 * has sent. They repeat nothing: a request that arrives twice was repeated on the way.
 */
import assert from 'node:assert/strict'
import { Agent, request as ask } from 'node:http'
import { PATIENCE } from '../../lib/eventually.mjs'
import { request } from '../scenarios/checks.mjs'

const [OLD, NEW] = ['2023-07-27', '2024-02-05']
/** The earlier version has no such parameter. */
const REFUSED = '/v2/product?limit=1&is_orderable=true'

/** Makes calls one after the other, until there are enough. */
export class Client {
  #version
  #random
  #run
  #hasAsked = false
  #agent = new Agent({ keepAlive: true, maxSockets: 1 })

  /** `arrival` returns what the service has seen of a call. @param {{ random: () => number, service: object, arrival: (number: string) => object | undefined, ledger: object, counts: object, port: () => number, epoch: () => number, next: () => number | undefined }} run */
  constructor(run) {
    this.#run = run
    this.#random = run.random
    this.#version = this.#either(OLD, NEW)
  }

  async work() {
    for (let number = this.#run.next(); number !== undefined; number = this.#run.next()) {
      if (this.#random() < 0.05) this.#version = this.#either(OLD, NEW)
      await this.#call(String(number))
    }
    this.#agent.destroy()
  }

  async #call(number) {
    const call = { ...this.#question(), version: this.#version, fault: this.#fault() }
    const { counts, port, epoch } = this.#run
    const began = epoch()
    const leaves = this.#random() < 0.03 ? this.#random() * 10 : undefined
    let answer
    try {
      answer = await exchange(this.#agent, port(), number, call, leaves)
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error
      counts.disconnected++
    }
    const arrival = this.#run.arrival(number)
    this.#check(number, call, answer, arrival, began !== epoch())
    // There are a hundred thousand in a long run.
    if (arrival !== undefined) Object.assign(arrival, { body: undefined, sent: undefined })
  }

  /** How the service fails: it hangs up before its answer, or in it. */
  #fault() {
    return this.#random() < 0.03 ? this.#either('refuse', 'cut') : undefined
  }

  #question() {
    const { service } = this.#run
    const dice = this.#random()
    // The gateway begins in the version without this parameter, so every run has refused calls.
    const isFirst = !this.#hasAsked
    this.#hasAsked = true
    if (isFirst && this.#version === NEW) return { method: 'GET', path: REFUSED }
    if (dice < 0.25 || service.count === 0) return { method: 'POST', path: '/v2/order', body: request }
    if (dice < 0.5) return { method: 'GET', path: `/v2/order/O-${Math.ceil(this.#random() * service.count)}` }
    if (dice < 0.65)
      return { method: 'GET', path: `/v2/order?limit=2&after=${Math.floor(this.#random() * service.count)}` }
    if (this.#version === OLD) return { method: 'GET', path: '/v2/product' }
    return { method: 'GET', path: this.#either('/v2/product?limit=3', REFUSED) }
  }

  #check(number, { method, path, body, version, fault }, answer, arrival, isDisturbed) {
    const { counts, ledger } = this.#run
    if (method === 'POST') assert.ok((arrival?.times ?? 0) <= 1, `posted ${arrival?.times} times: call ${number}`)
    if (arrival !== undefined && body !== undefined && arrival.body !== undefined)
      assert.equal(String(arrival.body), body)
    if (answer === undefined) return
    const { status, headers, text } = answer
    counts[status] = (counts[status] ?? 0) + 1
    if (status === 422) return this.#checkRefused(path, arrival, text)
    // A call that has not arrived used a connection that had broken before.
    if (status === 502)
      return assert.ok(arrival === undefined || fault !== undefined || isDisturbed, `${method} ${path}: ${text}`)
    assert.equal(status, method === 'POST' ? 201 : 200, `${method} ${path} of ${version}: ${text}`)
    // A runtime may repeat a read over a new connection if a kept-alive one has broken.
    if (arrival.times > 1) counts.readAgain++
    ledger.settle({
      sent: String(arrival.sent),
      got: text,
      service: arrival.version,
      client: method === 'POST' ? arrival.version : version,
      losses: headers['order-contract-losses'] ?? null,
    })
    this.#checkQuery(path, arrival.url, headers['order-contract-losses'] ?? '')
  }

  /** Checks that the gateway refused the call without calling the service. */
  #checkRefused(path, arrival, text) {
    assert.match(path, /is_orderable/)
    assert.equal(arrival, undefined)
    assert.equal(JSON.parse(text).code, 'inconvertible')
  }

  /** Checks that each parameter has arrived or is named as a loss. */
  #checkQuery(asked, called, losses) {
    const arrived = new URL(called, 'http://service').searchParams
    for (const [name, value] of new URL(asked, 'http://client').searchParams)
      assert.ok(arrived.get(name) === value || losses.includes(`"/query/${name}"`), `${name} was lost without a word`)
  }

  #either(one, other) {
    return this.#random() < 0.5 ? one : other
  }
}

/** Makes one call over HTTP. The client hangs up after `leaves` milliseconds. */
export function exchange(agent, port, number, { method, path, body, version, fault }, leaves) {
  return new Promise((resolve, reject) => {
    const headers = { 'x-call': number, 'x-api-version': version, 'x-idempotency-key': `key-${number}` }
    if (fault !== undefined) headers['x-fault'] = fault
    if (body !== undefined) Object.assign(headers, { 'content-type': 'application/json' })
    const outgoing = ask({ agent, port, host: '127.0.0.1', method, path, headers })
    const timer = leaves === undefined ? undefined : setTimeout(() => outgoing.destroy(new Error('hung up')), leaves)
    const patience = setTimeout(() => {
      reject(new assert.AssertionError({ message: `no answer to ${number}: ${method} ${path}` }))
      outgoing.destroy()
    }, PATIENCE)
    const settle = (act) => (value) => {
      clearTimeout(timer)
      clearTimeout(patience)
      act(value)
    }
    outgoing.on('error', settle(reject))
    // After the end of a response this has no effect.
    outgoing.on('close', settle(reject))
    outgoing.on('response', (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (more) => {
        text += more
      })
      incoming.on('error', settle(reject))
      incoming.on('end', () => settle(resolve)({ status: incoming.statusCode, headers: incoming.headers, text }))
    })
    outgoing.end(body)
  })
}
