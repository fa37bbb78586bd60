/** Reads the body and ignores it: the cost of HTTP alone. */
export default {
  async fetch(request) {
    await request.arrayBuffer()
    return new Response(null)
  },
}
