/**
 * The surfaces that must not repeat personal data, by name. Each one gets a marked document and returns what it says.
 * Pointers, paths, edits and outputs are excluded, because they are the document itself.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { api, dist } from '../js/package.mjs'
import { MARK, markedQuery, markedText } from './marked.mjs'

const load = (file) => import(pathToFileURL(join(dist, file)).href)
const { createReceiver, loggable, translateCall } = await load('edge.js')
const { convertStream, validateStream } = await load('stream.js')
const { verifyBy } = await load('verify.js')
const DOCUMENTS = api.shapes.filter((shape) => !shape.endsWith('-query'))

/** Returns everything that a result says. */
function spoken({ problems = [], assumptions = [], losses = [], gaps = [], evidence = [] }) {
  return [
    ...problems.flatMap(({ message, found, help, suggestion, expected, meta, fix }) => {
      return [message, found, help, suggestion, expected, meta, fix?.title]
    }),
    ...[...losses, ...gaps, ...evidence].map(({ reason }) => reason),
    ...assumptions,
  ]
}

async function answered(response) {
  return [[...response.headers], response.statusText, await response.text()]
}

function inputOf(random, shape) {
  if (shape.endsWith('-query')) return markedQuery(random)
  const text = markedText(random, shape)
  if (random.percent(30)) return Buffer.from(text)
  try {
    return random.percent(30) ? JSON.parse(text) : text
  } catch {
    return text
  }
}

/** A version, and another one that it is converted to. */
function way(random) {
  const from = random.of(api.versions)
  return { from, to: random.of(api.versions.filter((version) => version !== from)) }
}

/** NDJSON of marked orders. The first line is whole: one that is cut off looks like a document over several lines. */
function archive(random, lines) {
  const orders = Array.from({ length: lines }, () => markedText(random, 'order').replaceAll(/[\r\n]/g, ' '))
  return ['{}', ...orders].join('\n')
}
const streamed = (text, stream) => new Response(new Blob([text]).stream().pipeThrough(stream)).text()
const spokenInLines = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => spoken(JSON.parse(line)))

export const SURFACES = {
  validate(random) {
    const shape = random.of(api.shapes)
    const severity = random.percent(30) ? { undocumented: 'warning', entries: 'error' } : {}
    const entries = shape.endsWith('-list') && random.percent(20) ? { entries: '/zqx' } : {}
    const options = { version: random.of(api.versions), severity, ...entries }
    return spoken(api.validate(shape, inputOf(random, shape), options))
  },
  applyFixes(random) {
    const shape = random.of(api.shapes)
    const { applied, report } = api.applyFixes(shape, inputOf(random, shape))
    return [...spoken({ problems: applied }), ...spoken(report)]
  },
  standardSchema(random) {
    const shape = random.of(DOCUMENTS)
    const { issues = [] } = api.standardSchema(shape)['~standard'].validate(inputOf(random, shape))
    return spoken({ problems: issues })
  },
  convert(random) {
    const shape = random.of(api.shapes)
    const onLoss = random.percent(20) ? 'error' : 'report'
    return spoken(api.convert(shape, inputOf(random, shape), { ...way(random), onLoss }))
  },
  'a foreign complement'(random) {
    const complement = { zqx: 'zqx@example.com', changes: [['zqx']] }
    return spoken(api.convert('order', markedText(random, 'order'), { ...way(random), complement }))
  },
  detectVersion(random) {
    const shape = random.of(api.shapes)
    return spoken(api.detectVersion(shape, inputOf(random, shape)))
  },
  /** Of a converter that breaks the laws: a counterexample is the document with other values. */
  verifyConversion(random) {
    const shape = random.of(api.shapes)
    const convert = (...given) => {
      const made = api.convert(...given)
      return made.ok ? { ...made, complement: null, gaps: [], output: ` ${Buffer.from(made.output)}` } : made
    }
    const { counterexample, problems } = verifyBy({ ...api, convert }, shape, inputOf(random, shape), way(random))
    return [...spoken({ problems }), counterexample]
  },
  validateCall(random) {
    const headers = {
      'x-api-version': random.of(['zqx', ...api.versions]),
      'x-idempotency-key': 'zqx',
      'x-api-zqx': 'zqx',
      'x-api-versoin': 'zqx',
    }
    const queried = [`/v2/product?${markedQuery(random)}`, '/v2/zqx?zqx=zqx']
    const url = random.of([...queried, '/v2/order/zqx', '/v2/order/zqx/links', '/v2/order'])
    const method = random.of(['GET', 'POST', 'ZQX'])
    const body = method === 'POST' ? markedText(random, 'order-request') : undefined
    return spoken(api.validateCall({ method, url, headers, body }, {}))
  },
  async receiver(random) {
    const request = new Request('http://localhost/zqx', {
      method: random.percent(95) ? 'POST' : 'PUT',
      headers: { 'content-type': random.percent(95) ? 'application/json' : 'text/zqx', 'x-zqx': 'zqx' },
      body: markedText(random, 'product-update'),
    })
    const handle = () => {
      if (random.percent(30)) throw new Error('zqx')
    }
    const { response, report } = await createReceiver({ verify: () => random.percent(95), handle })(request)
    return [...(await answered(response)), report && loggable(report)]
  },
  async translateCall(random) {
    const paths = {
      order: '/v2/order/O-1',
      'order-list': '/v2/order',
      'product-list': `/v2/product?${markedQuery(random)}`,
    }
    const [shape, path] = random.of(Object.entries(paths))
    const { from, to } = way(random)
    const headers = random.percent(5) ? { 'x-api-version': 'zqx' } : {}
    const request = new Request(`http://localhost${path}`, { headers })
    const call = await translateCall(request, { client: from, service: to, base: 'http://localhost' })
    if (!call.ok) return answered(call.response)
    const answer = new Response(markedText(random, shape), { headers: { 'content-type': 'application/json' } })
    const response = await call.answer(answer)
    const isOurs = response.headers.get('content-type')?.includes('problem')
    // A successful response has the body of the service.
    return answered(isOurs ? response : new Response(null, response))
  },
  async validateStream(random) {
    return spokenInLines(await streamed(archive(random, 5), validateStream('order')))
  },
  /** A line of `rejects` has the document itself beside its problems. */
  async convertStream(random) {
    const { readable, writable } = new TransformStream()
    const stream = convertStream('order', { ...way(random), rejects: writable })
    const rejected = new Response(readable).text()
    await streamed(archive(random, 5), stream)
    return [...spoken(await stream.summary), ...spokenInLines(await rejected)]
  },
  /** Without `rejects`, the first line that is not converted ends the stream. */
  async 'convertStream, an error'(random) {
    const stream = convertStream('order', way(random))
    const ended = await streamed(archive(random, 5), stream).catch(({ message }) => message)
    return stream.summary.then(spoken, () => [ended])
  },
  /** Output has places, and so unknown names, but no values. `pretty` is for a terminal and shows the line. */
  command(random) {
    // Processes start slowly, so there are few, with many lines each.
    if (random.below(100) !== 0) return []
    // A text may be cut off behind a name.
    const input = archive(random, 100).replaceAll(/"((?:[^"\\]|\\.)*)"(?=\s*(?::|$))/gm, (key) =>
      MARK.test(key) ? '"unknown"' : key,
    )
    const { from, to } = way(random)
    const printed = (...args) => {
      const command = [join(dist, 'command', 'main.js'), ...args, '--input=ndjson']
      return spawnSync(process.execPath, command, { input, encoding: 'utf8', maxBuffer: 1 << 28 })
    }
    const { stdout, stderr } = printed('validate', 'order', '-', '--format=ndjson')
    const versions = [`--from=${from}`, `--to=${to}`]
    const { stdout: verified } = printed('verify', 'order', '-', '--format=ndjson', ...versions)
    return [stdout, stderr, verified, printed('convert', 'order', '-', ...versions).stderr]
  },
}
