/** Adds the verdict. */
import { isValid } from 'order-contract'
import { hasGoodHead, inTime } from './step.mjs'

export default {
  async fetch(request) {
    if (!hasGoodHead(request)) return new Response(null, { status: 415 })
    const bytes = new Uint8Array(await inTime(request.arrayBuffer()))
    return isValid('product-update', bytes) ? new Response(null) : new Response(null, { status: 422 })
  },
}
