/** Adds a timer for the body. */
import { hasGoodHead, inTime } from './step.mjs'

export default {
  async fetch(request) {
    if (!hasGoodHead(request)) return new Response(null, { status: 415 })
    await inTime(request.arrayBuffer())
    return new Response(null)
  },
}
