/**
 * A typical hand-written receiver with a schema: it checks the method, the content type, JSON.parse and the schema.
 * It does not say what is wrong. Without an option, it has no limits on size and time.
 */
export const receiver =
  (isValid, read = (request) => request.json()) =>
  async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    if (request.headers.get('content-type') !== 'application/json') return new Response(null, { status: 415 })
    let update
    try {
      update = await read(request)
    } catch {
      return new Response(null, { status: 400 })
    }
    return new Response(null, { status: isValid(update) ? 200 : 422 })
  }

const MOST = 1_048_576
const TIMEOUT = 10_000

/** Reads with limits on size and time, as createReceiver does. */
export async function readWithinLimits({ body }) {
  const reader = body.getReader()
  const timer = setTimeout(() => reader.cancel(), TIMEOUT)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST) throw new RangeError('too large')
    text += decoder.decode(value, { stream: true })
  }
  clearTimeout(timer)
  return JSON.parse(text + decoder.decode())
}
