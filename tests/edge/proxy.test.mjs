/**
 * `translateCall` between real sockets: a client, a proxy in each runtime, and a service that compresses and sends chunks.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { END, exchange } from './lib/exchange.mjs'
import { runtimes, startReceiver } from './lib/runtimes.mjs'
import { startUpstream } from './lib/upstream.mjs'
import { OUTSIDE, STRANGER } from './paths.mjs'

const NEWER = '{"status":"COMPLETED","items":[{"payout":{"url":"https://pay.example.com/1"}}]}'
const OLDER = '{"status":"COMPLETED","items":[{"redemption_url":"https://pay.example.com/1"}]}'
const SAME = '{"status":"PROCESSING","id":"O-1","message":"wait"}'
const CODINGS = ['gzip', 'deflate', 'br', 'identity']
const BODY = ['{"items":', '[]}']

for (const runtime of runtimes) {
  describe(runtime.name, () => {
    let proxy
    let services
    let stranger
    before(async () => {
      stranger = await startUpstream('{}')
      services = { changed: await startUpstream(NEWER), same: await startUpstream(SAME) }
      proxy = await startReceiver(runtime)
    })
    after(async () => {
      for (const { close } of [stranger, ...Object.values(services ?? {})]) close()
      await proxy?.close()
    })
    /** Asks the proxy in front of a service, and resolves to the answer with the text that its headers announce. */
    const asked = async ({ host }, path, { headers, method = 'GET', body = [] } = {}) => {
      const given = { 'x-test-base': `http://${host}/of/us`, ...headers }
      const { status, headers: got, text } = await exchange(proxy.port, path, given, [...body, END], { method })
      // What a proxy has announced would be undone by a client.
      assert.equal(got.get('content-encoding'), null)
      if (got.has('content-length')) assert.equal(got.get('content-length'), String(text.length))
      assert.equal(got.get('x-hop'), null)
      return { status, headers: got, text }
    }

    for (const coding of CODINGS)
      test(`an answer in ${coding} arrives, converted or not, in chunks or not`, async () => {
        const { changed, same } = services
        for (const framing of ['', '?chunked=1']) {
          const path = `/v2/order/${coding}${framing}`
          const headers = { 'accept-encoding': `zstd, ${coding}` }
          assert.equal((await asked(changed, path, { headers })).text, OLDER)
          assert.equal((await asked(same, path, { headers })).text, SAME)
          const unlisted = await asked(changed, `/v2/gift/${coding}${framing}`, { headers })
          assert.deepEqual([unlisted.text, unlisted.headers.get('order-contract-unconverted')], [NEWER, 'unlisted'])
          assert.equal(changed.asked.at(-1).url, `/of/us/v2/gift/${coding}${framing}`)
        }
      })

    test('a post arrives, in chunks or with its length, and as large as it is', async () => {
      const large = Array(64).fill('x'.repeat(1 << 15))
      for (const [path, body, headers] of [
        ['/v2/order', BODY, { 'transfer-encoding': 'chunked' }],
        ['/v2/order', BODY, { 'content-length': '12' }],
        ['/v2/order', BODY, { 'content-length': '12', expect: '100-continue' }],
        ['/v2/gift', large, { 'transfer-encoding': 'chunked' }],
        ['/v2/gift', large, { 'content-length': String(1 << 21) }],
      ]) {
        const { status, text } = await asked(services.same, path, { method: 'POST', body, headers })
        assert.deepEqual([status, text], [200, SAME])
        assert.equal(services.same.asked.at(-1).body, body.join(''))
      }
    })

    test('a body that a GET has is not forwarded', async () => {
      const { text } = await asked(services.changed, '/v2/order/O-1', {
        body: ['x'],
        headers: { 'content-length': '1' },
      })
      assert.deepEqual([text, services.changed.asked.at(-1).body], [OLDER, ''])
    })

    test('headers of one connection stay there', async () => {
      const headers = { connection: 'close, x-hop, "', 'x-hop': '1', te: 'trailers', 'x-own': '1', host: STRANGER }
      const hops = { 'keep-alive': 'timeout=5', 'proxy-authorization': 'Basic x', 'proxy-connection': 'close' }
      const { text } = await asked(services.changed, '/v2/order/O-1', { headers: { ...headers, ...hops } })
      const got = services.changed.asked.at(-1).headers
      assert.deepEqual([text, got.host, got['x-own']], [OLDER, services.changed.host, '1'])
      for (const name of ['x-hop', 'te', ...Object.keys(hops)]) assert.equal(got[name], undefined, name)
    })

    test('whatever the path, the call goes to the service below its root, or nowhere', async () => {
      const { changed } = services
      const authorization = { authorization: 'Bearer x' }
      for (const path of OUTSIDE) {
        const before = changed.asked.length
        const url = path.replaceAll(STRANGER, stranger.host)
        const { status, text } = await asked(changed, url, { headers: authorization })
        // A server may refuse such a path itself.
        assert.ok(status === 400 || (status === 404 && JSON.parse(text).code === 'not_listed'), `${status} for ${url}`)
        assert.equal(changed.asked.length, before, url)
      }
      // With an address in place of a path (RFC 9112, section 3.2.2), the proxy asks the service all the same.
      await asked(changed, `http://${stranger.host}/v2/order/O-1`, { headers: authorization })
      assert.deepEqual(stranger.asked, [])
    })
  })
}
