/** Asks for the value and the report instead of only the verdict. */
import { parse } from 'order-contract'
import { hasGoodHead, inTime } from './step.mjs'

export default {
  async fetch(request) {
    if (!hasGoodHead(request)) return new Response(null, { status: 415 })
    const bytes = new Uint8Array(await inTime(request.arrayBuffer()))
    return parse('product-update', bytes).ok ? new Response(null) : new Response(null, { status: 422 })
  },
}
