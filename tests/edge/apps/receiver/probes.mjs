/**
 * Requests that are created in the runtime itself, because HTTP cannot send them. Each path returns as JSON what a
 * receiver does with them.
 */
import * as edge from 'order-contract/edge'
import { brokenUpdates } from '../../schedules.mjs'
import { translated } from '../../translations.mjs'

const ADDRESS = 'https://example.com/made-here'
const JSON_TYPE = { 'content-type': 'application/json' }

const post = (body, headers = {}) =>
  new Request(ADDRESS, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body, duplex: 'half' })

/** Returns the codes for bodies whose declared length is wrong: endless, too long, too short. */
async function lengths(receiverAt) {
  const lying = (length, pieces) => {
    let sent = 0
    const body = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1))
        if (sent++ === pieces) controller.close()
        else controller.enqueue(new Uint8Array(1000).fill(0x20))
      },
    })
    return post(body, { 'content-length': String(length) })
  }
  const requests = [lying(10, Infinity), lying(10, 20), lying(3000, 1)]
  const results = await Promise.all(requests.map(receiverAt('/lying')))
  return results.map(({ code }) => code)
}

export const probes = {
  '/lengths': lengths,
  '/deliveries': (_, { searchParams }) => brokenUpdates(edge, Number(searchParams.get('count'))),
  '/translations': () => translated(edge.translateCall),
}
