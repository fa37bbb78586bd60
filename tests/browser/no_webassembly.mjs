/**
 * Calls functions of every entry where WebAssembly is missing or not allowed, in Node and in browsers, and returns how
 * each call fails.
 */

/** A module that every platform compiles which compiles any. */
const HEADER = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
const RANGE = { from: '2023-07-27', to: '2024-02-05' }

/** @param {string} dist  the URL of the package's scripts */
export async function attempts(dist) {
  const load = (entry) => import(`${dist}${entry}.js`)
  const [root, edge, stream] = await Promise.all(['index', 'edge', 'stream'].map(load))
  const calls = {
    start: () => root.start({ check: HEADER, convert: HEADER }),
    validate: () => root.validate('order', '{}'),
    isValid: () => root.isValid('order', '{}'),
    convert: () => root.convert('order', '{}', RANGE),
    detectVersion: () => root.detectVersion('order', '{}'),
    validateCall: () => root.validateCall({ method: 'GET', url: '/v2/order' }),
    standardSchema: () => root.standardSchema('order')['~standard'].validate({}),
    'stream, convertStream': () => pumped(stream.convertStream('order', RANGE)),
    'stream, validateStream': () => pumped(stream.validateStream('order')),
    'stream, summary': () => summaryOf(stream.validateStream('order')),
  }
  if ('body' in Request.prototype) Object.assign(calls, callsOfServers(edge))
  const failures = []
  for (const [entry, call] of Object.entries(calls)) {
    for (let time = 0; time < 2; time++) {
      const error = await failureOf(call)
      const { name, code, message } = error ?? {}
      failures.push({ entry, name, code, message, isError: error instanceof Error })
    }
  }
  return failures
}

async function failureOf(call) {
  try {
    await call()
  } catch (error) {
    return error
  }
  return undefined
}

/** In Firefox a Request has no body, so this is for servers. */
function callsOfServers({ createReceiver, translateCall, updateKey }) {
  const headers = { 'content-type': 'application/json' }
  const delivery = () => new Request('https://shop.example/v2/order', { method: 'POST', headers, body: '{}' })
  const sides = { client: RANGE.from, service: RANGE.to, base: 'https://api.example' }
  return {
    'edge, createReceiver': async () => failed(await createReceiver()(delivery())),
    'edge, translateCall': async () => failed(await translateCall(delivery(), sides)),
    'edge, updateKey': () => updateKey('{}'),
  }
}

/** Throws the error of a call that was answered all the same. */
async function failed({ response, error }) {
  const { status, code, detail } = await response.json()
  if (response.status === 500 && status === 500 && code === 'failed' && !/WebAssembly/.test(detail)) throw error
}

const pumped = (stream) => new Blob(['{}\n']).stream().pipeThrough(stream).pipeTo(new WritableStream())

async function summaryOf(stream) {
  const pumping = pumped(stream).catch(() => undefined)
  await stream.summary
  await pumping
}
