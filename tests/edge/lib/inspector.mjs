/**
 * Asks workerd's inspector how much of its heap is in use: the memory of the process does not tell, as V8
 * gives back what it likes when it likes.
 */
import { on, once } from 'node:events'
import WebSocket from 'ws'

/** Resolves to a function that resolves to bytes, once what is not in use has been collected. */
export async function openInspector({ told }) {
  const { port } = await told('listen-inspector')
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  return async () => {
    // The one gets no answer, but comes before the other.
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
    socket.send(JSON.stringify({ id: 2, method: 'Runtime.getHeapUsage' }))
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = await answerTo(2, socket)
    return usedSize + embedderHeapUsedSize + backingStorageSize
  }
}

/** Other messages are what the worker has printed. The socket closes with the program. */
async function answerTo(id, socket) {
  for await (const [data] of on(socket, 'message')) {
    const message = JSON.parse(data)
    if (message.id === id) return message.result
  }
}
