import { receiveProductUpdate } from 'order-contract/edge'

export default { fetch: async (request) => (await receiveProductUpdate(request)).response }
