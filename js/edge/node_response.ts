/**
 * Sends a `Response` with Node's `ServerResponse`.
 */
import type { NodeIncoming, NodeOutgoing } from './node.js'

/** Sends a response and its body. */
export async function send(
  response: Response,
  incoming: NodeIncoming,
  outgoing: NodeOutgoing,
  signal: AbortSignal,
): Promise<void> {
  const { status, statusText, headers, body } = response
  outgoing.statusCode = status
  if (statusText !== '') outgoing.statusMessage = statusText
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  // The rest of the body is not read, so the connection can't be reused.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
  if (body !== null) await pass(body, outgoing, signal)
  outgoing.end()
}

/**
 * Writes the body with back-pressure, until the signal is aborted. Destroys the connection if the body fails, so that it
 * does not look complete.
 */
async function pass(body: ReadableStream<Uint8Array>, outgoing: NodeOutgoing, signal: AbortSignal): Promise<void> {
  const reader = body.getReader()
  let goOn = () => {}
  const stop = () => {
    reader.cancel().catch(() => {})
    goOn()
  }
  outgoing.on('drain', () => goOn())
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const drained = new Promise<void>((resolve) => {
        goOn = resolve
      })
      if (!outgoing.write(value)) await drained
    }
  } catch {
    outgoing.destroy()
  }
}
