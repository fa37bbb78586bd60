/** The receiver without `arrayBuffer()`: it reads the body as a stream, as in other runtimes. */
import { createReceiver } from 'order-contract/edge'

const receive = createReceiver()

export default {
  async fetch({ method, headers, body, url }) {
    return (await receive({ method, headers, body, url })).response
  },
}
