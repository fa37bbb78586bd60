/**
 * Sends a `Response` with Node's `ServerResponse`.
 */
import type { NodeIncoming, NodeOutgoing } from './node.js'
import { hasBody } from './node_request.js'

/** Headers that middleware may have set before, and that must not get lost: a session, or what a cache keeps apart. */
const ADDED: readonly string[] = ['set-cookie', 'vary']

/** Sends a response. Destroys the connection or stream if the body fails, so that it does not look complete. */
export async function send(
  response: Response,
  incoming: NodeIncoming,
  outgoing: NodeOutgoing,
  signal: AbortSignal,
): Promise<void> {
  const { status, headers, body } = response
  const isHttp1 = (incoming.httpVersionMajor ?? 1) < 2
  const reader = body?.getReader()
  outgoing.statusCode = status
  for (const [name, value] of headers) setHeader(name, value, outgoing)
  if (isHttp1) addHttp1(response, incoming, outgoing)
  try {
    if (reader !== undefined) await pass(reader, outgoing, signal)
  } catch {
    // HTTP/2 resets the stream only for an error, which HTTP/1 would report as one of the client.
    outgoing.destroy(isHttp1 ? undefined : new Error('the body of the response failed'))
  }
  outgoing.end()
  // The rest of the body is not read, so the stream would stay open until the client has sent all of it.
  if (!incoming.complete && hasBody(incoming.method)) outgoing.stream?.close()
}

function setHeader(name: string, value: string, outgoing: NodeOutgoing): void {
  const before = ADDED.includes(name) ? [outgoing.getHeader(name) ?? []].flat().map(String) : []
  outgoing.setHeader(name, before.length > 0 ? [...before, value] : value)
}

/** Sets what HTTP/2 does not have, and warns of. */
function addHttp1({ statusText }: Response, incoming: NodeIncoming, outgoing: NodeOutgoing): void {
  if (statusText !== '') outgoing.statusMessage = statusText
  // The rest of the body is not read, so the connection can't be reused.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
}

/** Writes the body with back-pressure, until the signal is aborted. Rejects if the body fails. */
async function pass(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  outgoing: NodeOutgoing,
  signal: AbortSignal,
): Promise<void> {
  let goOn = () => {}
  const stop = () => {
    reader.cancel().catch(() => {})
    goOn()
  }
  outgoing.on('drain', () => goOn())
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const drained = new Promise<void>((resolve) => {
      goOn = resolve
    })
    if (!outgoing.write(value)) await drained
  }
}
