/**
 * The gateway in Node, where it can be asked quickly; over real HTTP it is asked by tests/edge.
 */
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { handlerOf } from '../edge/apps/gateway/options.mjs'
import { scenarios } from '../edge/gateway_scenarios.mjs'
import { startUpstream } from '../edge/lib/upstream.mjs'
import { dist } from './package.mjs'

const { createGateway } = await import(pathToFileURL(`${dist}/edge.js`).href)

describe('what clients ask', () => {
  let upstream
  let handle
  before(async () => {
    upstream = await startUpstream()
    handle = handlerOf(createGateway, upstream.url, () => {})
  })
  after(() => upstream.close())

  const ask = async (path, init = {}) => {
    const duplex = init.body === undefined ? {} : { duplex: 'half' }
    const { status, headers, body } = await handle(new Request(`http://localhost${path}`, { ...init, ...duplex }))
    const bytes = body === null ? Buffer.alloc(0) : await buffer(body)
    return { status, headers, bytes, text: bytes.toString() }
  }
  const begin = (path, headers) => {
    const client = new AbortController()
    handle(new Request(`http://localhost${path}`, { headers, signal: client.signal }))
    return () => client.abort()
  }

  for (const { name, run } of scenarios) test(name, () => run({ ask, begin, upstream }))
})
