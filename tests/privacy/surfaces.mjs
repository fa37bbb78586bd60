/**
 * The surfaces that must not repeat personal data, by name. Each one gets a marked document and returns its output
 * strings. Pointers, paths, edits and outputs are excluded, because they are the document itself.
 */
import { pathToFileURL } from 'node:url'
import { api, dist } from '../js/package.mjs'
import { convertedStream, printed, validatedStream, way } from './archives.mjs'
import { markedQuery, markedText } from './marked.mjs'

const edge = await import(pathToFileURL(`${dist}/edge.js`).href)
const DOCUMENTS = ['order-request', 'order-created', 'order', 'order-list', 'product', 'product-list', 'product-update']
const SHAPES = [...DOCUMENTS, 'product-query', 'order-query']
const encoder = new TextEncoder()

/** Returns problems without their places and the edits of their fixes. */
function* spoken(problems) {
  for (const { message, found, help, suggestion, expected, meta, fix } of problems)
    yield* [message, found, help, suggestion, expected, meta, fix?.title]
}

function inputOf(random, shape) {
  if (shape.endsWith('-query')) return markedQuery(random)
  const text = markedText(random, shape)
  if (random.percent(30)) return encoder.encode(text)
  try {
    return random.percent(30) ? JSON.parse(text) : text
  } catch {
    return text
  }
}

/** The surfaces by name. */
export const SURFACES = {
  *validate(random) {
    const shape = random.of(SHAPES)
    const severity = random.percent(30) ? { undocumented: 'warning', entries: 'error' } : {}
    const options = { version: random.of(api.versions), severity }
    if (shape.endsWith('-list') && random.percent(20)) options.entries = '/zqx'
    const { problems, assumptions } = api.validate(shape, inputOf(random, shape), options)
    yield* [...spoken(problems), assumptions]
  },
  *applyFixes(random) {
    const shape = random.of(SHAPES)
    const { applied, report } = api.applyFixes(shape, inputOf(random, shape))
    yield* [...spoken(applied), ...spoken(report.problems), report.assumptions]
  },
  *standardSchema(random) {
    const shape = random.of(DOCUMENTS)
    const { issues } = api.standardSchema(shape)['~standard'].validate(inputOf(random, shape))
    for (const { message, meta } of issues ?? []) yield* [message, meta]
  },
  *convert(random) {
    const shape = random.of(SHAPES)
    const converted = api.convert(shape, inputOf(random, shape), {
      ...way(random),
      ...(random.percent(20) ? { onLoss: 'error' } : {}),
    })
    yield* spoken(converted.problems)
    if (!converted.ok) return
    yield converted.assumptions
    for (const { reason } of [...converted.losses, ...converted.gaps]) yield reason
  },
  *detectVersion(random) {
    const shape = random.of(SHAPES)
    for (const { reason } of api.detectVersion(shape, inputOf(random, shape)).evidence) yield reason
  },
  *'a foreign complement'(random) {
    const complement = { zqx: 'zqx@example.com', changes: [['zqx']] }
    yield* spoken(api.convert('order', markedText(random, 'order'), { ...way(random), complement }).problems)
  },
  *validateCall(random) {
    const headers = {
      'x-api-version': random.of(['zqx', ...api.versions]),
      'x-idempotency-key': 'zqx',
      'x-api-zqx': 'zqx',
      'x-api-versoin': 'zqx',
    }
    const url = random.of([
      `/v2/product?${markedQuery(random)}`,
      '/v2/order/zqx',
      '/v2/order/zqx/links',
      '/v2/zqx?zqx=zqx',
      '/v2/order',
    ])
    const method = random.of(['GET', 'POST', 'ZQX'])
    const body = method === 'POST' ? markedText(random, 'order-request') : undefined
    const { problems, assumptions } = api.validateCall({ method, url, headers, body }, {})
    yield* [...spoken(problems), assumptions]
  },
  async *receiver(random) {
    const body = markedText(random, 'product-update')
    const request = new Request('http://localhost/zqx', {
      method: random.percent(95) ? 'POST' : 'PUT',
      headers: { 'content-type': random.percent(95) ? 'application/json' : 'text/zqx', 'x-zqx': 'zqx' },
      body,
    })
    const { response, report } = await edge.createReceiver({
      verify: () => random.percent(95),
      handle: () => {
        if (random.percent(30)) throw new Error('zqx')
      },
    })(request)
    yield* await answerOf(response)
    if (report) yield edge.loggable(report)
  },
  validateStream: validatedStream,
  convertStream: convertedStream,
  command: printed,
  async *translateCall(random) {
    const shape = random.of(['order', 'order-list', 'product-list'])
    const path = {
      order: '/v2/order/O-1',
      'order-list': '/v2/order',
      'product-list': `/v2/product?${markedQuery(random)}`,
    }[shape]
    const { from, to } = way(random)
    const headers = random.percent(5) ? { 'x-api-version': 'zqx' } : {}
    const request = new Request(`http://localhost${path}`, { headers })
    const call = await edge.translateCall(request, { client: from, service: to })
    if (!call.ok) return yield* await answerOf(call.response)
    const answer = markedText(random, shape)
    const response = await call.answer(new Response(answer, { headers: { 'content-type': 'application/json' } }))
    const ours = response.headers.get('content-type')?.includes('problem')
    // A successful response has the body of the service.
    yield* await answerOf(ours ? response : new Response(null, response))
  },
}

async function answerOf(response) {
  return [[...response.headers], response.statusText, await response.text()]
}
