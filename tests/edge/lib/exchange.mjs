/**
 * Requests as they stand, also those that a well-behaved client would not send: with paths that `fetch` would resolve, false
 * lengths, and bodies that stop, drip or never end.
 */
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { PATIENCE } from '../../lib/eventually.mjs'

export const CHUNKED = { 'transfer-encoding': 'chunked' }
export const declared = (length) => ({ 'content-length': String(length) })
/** Ends a body. Without it, the server waits for more. */
export const END = Symbol('end')

/**
 * Sends pieces one after the other, waits `pause` milliseconds after each, and then listens or hangs up
 * (`cut`). Resolves to the response, or to undefined if there is none.
 */
export async function exchange(port, path, headers, pieces, { method = 'POST', pause = 0, cut = false } = {}) {
  const all = { 'content-type': 'application/json', ...headers }
  const posted = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false })
  const answer = answerTo(posted)
  posted.flushHeaders()
  const [socket] = await once(posted, 'socket')
  if (socket.connecting) await once(socket, 'connect')
  for (const piece of pieces) {
    if (posted.destroyed) break
    if (piece === END) posted.end()
    else posted.write(piece)
    await wait(pause)
  }
  if (cut) posted.destroy()
  return answer
}

async function answerTo(posted) {
  // A server may close the connection while a rejected body is still being sent, also after its response.
  posted.on('error', () => {})
  const signal = AbortSignal.timeout(PATIENCE)
  try {
    const [response] = await once(posted, 'response', { signal })
    return { status: response.statusCode, headers: new Headers(response.headers), text: await text(response) }
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  } finally {
    posted.destroy()
  }
}
