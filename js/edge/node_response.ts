/**
 * Sends a `Response` with Node's `ServerResponse`.
 */
import type { NodeIncoming, NodeOutgoing } from './node.js'

/** Sends a response and its body. */
export async function send(response: Response, incoming: NodeIncoming, outgoing: NodeOutgoing): Promise<void> {
  const { status, statusText, headers, body } = response
  outgoing.statusCode = status
  if (statusText !== '') outgoing.statusMessage = statusText
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  // The rest of the body is not read, so the connection can't be reused.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
  if (body !== null) await pass(body, outgoing)
  outgoing.end()
}

/** Writes the body with back-pressure. Destroys the connection if the body fails, so that it does not look complete. */
async function pass(body: ReadableStream<Uint8Array>, outgoing: NodeOutgoing): Promise<void> {
  const reader = body.getReader()
  let goOn = () => {}
  outgoing.on('drain', () => goOn())
  outgoing.on('close', () => goOn())
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      if (outgoing.destroyed) break
      const drained = new Promise<void>((resolve) => {
        goOn = resolve
      })
      if (!outgoing.write(value)) await drained
    }
    await reader.cancel()
  } catch {
    outgoing.destroy()
  }
}
