/**
 * HTTP by hand over a socket, for requests that a well-behaved client would not send.
 */
import { connect } from 'node:net'
import { PATIENCE } from '../../lib/eventually.mjs'

/**
 * Sends pieces one after the other, waits `pause` milliseconds after each, and then listens or hangs up
 * (`cut`). Resolves to the first response, or to undefined if there is none.
 */
export function exchange(port, pieces, { pause = 0, cut = false } = {}) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const settle = () => {
      clearTimeout(patience)
      socket.destroy()
      resolve(answerIn(received))
    }
    const patience = setTimeout(() => reject(new Error(`no answer to ${pieces[0]}\nbut ${received}`)), PATIENCE)
    socket.setEncoding('latin1').on('data', (text) => {
      received += text
      if (isWhole(received)) settle()
    })
    // A server may close the connection while a rejected body is still being sent.
    socket.on('error', settle)
    socket.on('close', settle)
    socket.on('connect', async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return
        socket.write(piece)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      if (cut) settle()
    })
  })
}

/** Returns the head of a POST without its body. */
export function head(path, headers) {
  const all = { host: 'localhost', 'content-type': 'application/json', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

export const declared = (length) => ({ 'content-length': String(length) })
export const CHUNKED = { 'transfer-encoding': 'chunked' }

/** Returns one chunk of a chunked body. */
export const chunk = (text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
export const chunks = (count, text) => Array.from({ length: count }, () => chunk(text))
export const LAST_CHUNK = '0\r\n\r\n'

function isWhole(text) {
  const [head, body] = split(text)
  if (body === undefined) return false
  if (/^transfer-encoding: *chunked/im.test(head)) return body.endsWith(LAST_CHUNK)
  return body.length >= Number(head.match(/^content-length: *(\d+)/im)?.[1] ?? 0)
}

function answerIn(text) {
  const [head, body] = split(text)
  if (body === undefined) return undefined
  const [first, ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(/: */, 2)))
  const isChunked = headers.get('transfer-encoding') === 'chunked'
  const whole = isChunked ? body.replaceAll(/[\da-f]+\r\n(.*?)\r\n/gs, '$1') : body
  return {
    status: Number(first.split(' ')[1]),
    headers,
    text: whole.slice(0, headers.get('content-length') ?? undefined),
  }
}

function split(text) {
  const end = text.indexOf('\r\n\r\n')
  return end < 0 ? [text] : [text.slice(0, end), text.slice(end + 4)]
}
