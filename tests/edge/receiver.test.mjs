/**
 * The webhook receiver over real HTTP: the response to each delivery, and to bodies that declare a wrong length, are
 * cut off, or never end. Also the law of claims, and the cases of `translateCall`, inside each runtime.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eventually } from '../lib/eventually.mjs'
import { checkAnswer, checkNothingPersonal, deliveries, JSON_TYPE, PERSONAL, sample } from './deliveries.mjs'
import { CHUNKED, declared, END, exchange } from './lib/exchange.mjs'
import { runtimes, startReceiver } from './lib/runtimes.mjs'

const tooLarge = { code: 'too_large' }
const timeout = { code: 'timeout' }
const personal = `{"${PERSONAL[0]}":"${PERSONAL[1]}`
const pieces = [...sample.match(/.{1,50}/g), END]

/** Bodies that no client of HTTP would send: path, headers, what follows them, the response, and how it is sent. */
const EXCHANGES = [
  ['a length that is too large is refused before the body is there', '/small', declared(201), [], tooLarge],
  ['a body without a length is read', '/small', CHUNKED, pieces, {}],
  [
    'a body without a length is read up to the limit',
    '/small',
    CHUNKED,
    Array(100).fill(personal.padEnd(50)),
    tooLarge,
  ],
  ['a body that does not start is answered in time', '/quick', declared(sample.length), [], timeout],
  ['a body that stops arriving is answered in time', '/quick', declared(sample.length), [personal], timeout],
  ['a body that drips is answered in time', '/quick', CHUNKED, Array(100).fill(' '), timeout, { pause: 20 }],
]

for (const runtime of runtimes) {
  describe(runtime.name, () => {
    let server
    before(async () => {
      server = await startReceiver(runtime)
    })
    after(() => server?.close())
    const posted = (path, body) => fetch(server.url + path, { method: 'POST', headers: JSON_TYPE, body })
    /** Resolves to what an app has found out in its runtime. */
    const found = async (path) => (await fetch(server.url + path)).json()

    for (const { what, path, method, headers, body, ...expected } of deliveries) {
      test(`${expected.code ?? 'received'}: ${what}`, async () => {
        const response = await fetch(server.url + path, { method, headers, body })
        const answer = { status: response.status, headers: response.headers, text: await response.text() }
        checkAnswer(answer, expected)
        const { isNew, thrown } = resultIn(response)
        assert.deepEqual([isNew, thrown], [expected.isNew, expected.thrown])
      })
    }

    for (const [what, path, headers, pieces, expected, how] of EXCHANGES)
      test(what, async () => {
        checkAnswer(await exchange(server.port, path, headers, pieces, how), expected)
      })

    test('a length that lies gets past no limit', async () => {
      // Either the server rejects it, or the receiver reads no more than the declared length.
      for (const length of ['20', '-5', '1e1', 'none', '10, 20']) {
        const answer = await exchange(server.port, '/', declared(length), [sample])
        assert.ok(answer === undefined || answer.status === 400, `${length}: ${answer?.status}`)
      }
      // Beside chunks, a length counts for nothing (RFC 9112, section 6.3).
      const both = { ...declared(20), ...CHUNKED }
      const answer = await exchange(server.port, '/small', both, Array(100).fill('0'.repeat(50)))
      assert.match(String(answer?.status), /^(?:undefined|400|413)$/)
    })

    test('a length that lies gets past no limit either where no HTTP has looked at it', async () => {
      const [endless, ...others] = await found('/lengths')
      assert.match(endless, /^(?:too_large|timeout)$/)
      assert.deepEqual(others, ['too_large', 'incomplete'])
    })

    test('a body that is cut off is incomplete', async () => {
      const before = server.output().length
      await exchange(server.port, '/', declared(sample.length), [personal], { pause: 50, cut: true })
      await exchange(server.port, '/', CHUNKED, [personal], { pause: 50, cut: true })
      await logged(server, before, /400/g, 2)
    })

    test('of many deliveries of one update at once, one is acted on', async () => {
      const deliver = async () => {
        const response = await posted('/claimed', sample)
        const { code, duplicate, isNew } = resultIn(response)
        return `${response.status} ${code} ${duplicate} ${isNew}`
      }
      const answers = await Promise.all(Array.from({ length: 40 }, deliver))
      assert.equal(answers.filter((answer) => answer === '200 received false true').length, 1, answers.join('\n'))
      for (const answer of new Set(answers))
        assert.match(answer, /^(?:200 received false true|200 received true false|503 busy false false)$/)
      assert.equal(await deliver(), '200 received true false')
    })

    test('whatever hooks do, an update is then done or free, and is never handled without a claim', async () => {
      assert.deepEqual(await found(`/deliveries?count=${process.env.DELIVERIES ?? 1000}`), [])
    })

    test('calls are translated as cases say', async () => {
      assert.deepEqual(await found('/translations'), [])
    })

    test('what fails after the answer reaches the platform, and the next delivery is answered', async () => {
      const before = server.output().length
      const response = await posted('/dragging', JSON.stringify({ ...JSON.parse(sample), product_code: PERSONAL[0] }))
      assert.deepEqual([response.status, resultIn(response).thrown], [500, 'TimeoutError'])
      // Only this one lets a function see what its platform gets.
      if (runtime.name === 'edge runtime') await logged(server, before, /to the platform: handle/g, 1)
      assert.equal((await posted('/', sample)).status, 200)
    })

    test('nothing personal is in what was printed, and nothing went wrong', () => {
      checkNothingPersonal(server.output())
      // The receiver was told to fail. A stack follows each message; Bun prints the lines of the source before it, and a bundler
      // can number a class.
      const told = /"severity":"error"|^\d+ \|.*$|(?:Hook|Timeout|Range)Error\d*\b.*/gm
      const rest = server.output().replaceAll(told, '')
      assert.doesNotMatch(rest, /error|exception/i)
    })
  })
}

test('a worker that was bundled without its condition answers with 500, and its log has the remedy', async (context) => {
  const [workerd] = runtimes
  const server = await startReceiver({ start: (options) => workerd.start({ ...options, conditions: [] }) })
  context.after(server.close)
  const delivery = { method: 'POST', headers: JSON_TYPE, body: sample }
  const response = await fetch(server.url, delivery)
  const answer = { status: response.status, headers: response.headers, text: await response.text() }
  checkAnswer(answer, { code: 'failed' })
  const headers = { 'x-test-base': 'http://127.0.0.1:9' }
  const call = await fetch(`${server.url}/v2/order`, { headers })
  assert.deepEqual([call.status, (await call.json()).code], [500, 'failed'])
  await logged(server, 0, /bundle with the condition workerd/g, 2)
})

const resultIn = ({ headers }) => JSON.parse(headers.get('x-result'))

/** Waits until the server has printed a pattern so many more times. */
function logged(server, since, pattern, times) {
  return eventually(() => {
    const printed = server.output().slice(since)
    assert.ok((printed.match(pattern)?.length ?? 0) >= times, `not printed ${times} times: ${pattern}\n${printed}`)
  })
}
