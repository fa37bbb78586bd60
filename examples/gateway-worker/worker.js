/** Lets clients of 2023-07-27 call a service of 2024-02-05, whose base URL is UPSTREAM. */
import { env } from 'cloudflare:workers'
import { createGateway } from 'order-contract/edge'

export default {
  fetch: createGateway({
    upstream: env.UPSTREAM,
    clientVersion: '2023-07-27',
    upstreamVersion: '2024-02-05',
    onError: (error) => console.error(error),
    onShortfall: ({ losses, gaps }) => console.warn('Lost or missing:', losses, gaps),
  }),
}
