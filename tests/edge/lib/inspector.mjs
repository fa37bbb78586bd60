/**
 * Asks workerd's inspector for the used heap. The memory of the process does not tell it, because V8 decides when it
 * releases memory.
 */
import { on, once } from 'node:events'
import WebSocket from 'ws'

/** Resolves to a function that collects garbage and resolves to the used bytes. */
export async function openInspector({ told }) {
  const { port } = await told('listen-inspector')
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  return async () => {
    // The first message has no answer, but is handled before the second.
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
    socket.send(JSON.stringify({ id: 2, method: 'Runtime.getHeapUsage' }))
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = await answerTo(2, socket)
    return usedSize + embedderHeapUsedSize + backingStorageSize
  }
}

/** Skips other messages, which are output of the worker. The socket closes with the program. */
async function answerTo(id, socket) {
  for await (const [data] of on(socket, 'message')) {
    const message = JSON.parse(data)
    if (message.id === id) return message.result
  }
}
