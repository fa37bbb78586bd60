/**
 * Posts one body repeatedly over connections that stay open, and counts the responses. It writes HTTP by hand, so
 * that the client uses as little CPU as possible.
 */
import { once } from 'node:events'
import { connect } from 'node:net'

/** @param {number} port @param {number} count how many connections */
export async function connections(port, count) {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return sockets
}

/** A whole request. @param {string} body */
export const requestFor = (body) =>
  `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

/**
 * Keeps every connection busy for a while. Returns the number of responses, which must all have the status.
 * @param {import('node:net').Socket[]} sockets
 * @returns {Promise<number>}
 */
export async function post(sockets, request, status, milliseconds) {
  const end = performance.now() + milliseconds
  const counts = await Promise.all(sockets.map((socket) => keepBusy(socket, request, `HTTP/1.1 ${status} `, end)))
  return counts.reduce((sum, count) => sum + count, 0)
}

function keepBusy(socket, request, start, end) {
  return new Promise((resolve, reject) => {
    let answers = 0
    let text = ''
    const listen = (more) => {
      text += more
      if (!isWhole(text)) return
      if (!text.startsWith(start)) return reject(new Error(`not ${start}but ${text}`))
      text = ''
      answers++
      if (performance.now() < end) socket.write(request)
      else {
        socket.off('data', listen)
        resolve(answers)
      }
    }
    socket.on('data', listen)
    socket.write(request)
  })
}

/** Every response here declares its length. */
function isWhole(text) {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = text.match(/content-length: (\d+)/i)?.[1]
  return text.length >= end + 4 + Number(length)
}
