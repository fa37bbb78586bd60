/**
 * Reads the body and looks at nothing: what HTTP alone costs.
 */
export default {
  async fetch(request) {
    await request.arrayBuffer()
    return new Response(null)
  },
}
