/** Adds a check of the request head. */
import { hasGoodHead } from './step.mjs'

export default {
  async fetch(request) {
    if (!hasGoodHead(request)) return new Response(null, { status: 415 })
    await request.arrayBuffer()
    return new Response(null)
  },
}
