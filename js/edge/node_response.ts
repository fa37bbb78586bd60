/**
 * Sends a `Response` with Node's `ServerResponse`.
 */
import type { NodeIncoming, NodeOutgoing, NodeStream } from './node_messages.js'
import { hasBody } from './node_request.js'

/** Headers that middleware may have set before, and that must not get lost: a session, or what a cache keeps apart. */
const ADDED: readonly string[] = ['set-cookie', 'vary']

/** How much of a body that nobody has read is read after the response, in bytes. */
const MOST_DRAINED = 1 << 16
/** How long a client may take to send it, in milliseconds. */
const LONGEST_DRAIN = 1000

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
  // Nothing of it is sent, so nobody would notice that the client has left.
  if (incoming.method === 'HEAD') reader?.cancel().catch(() => {})
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
  const { stream } = outgoing
  if (stream !== undefined && !incoming.complete && hasBody(incoming.method)) drain(incoming, stream)
}

/**
 * Reads a bounded rest of the body, then closes the stream: it would stay open until the client has sent all of it.
 * Closing it at once would take back the end of the response, and clients that send first and read then would fail.
 */
function drain(incoming: NodeIncoming, stream: NodeStream): void {
  const timer = setTimeout(() => stream.close(), LONGEST_DRAIN)
  let left = MOST_DRAINED
  incoming.on('data', ({ length }) => {
    left -= length
    if (left > 0) incoming.resume()
    else stream.close()
  })
  stream.on('close', () => clearTimeout(timer))
  incoming.resume()
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
