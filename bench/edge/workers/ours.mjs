import { createReceiver } from 'order-contract/edge'

const receive = createReceiver()

export default { fetch: async (request) => (await receive(request)).response }
