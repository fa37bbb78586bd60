import { env } from 'cloudflare:workers'
import { createGateway } from 'order-contract/edge'
import { optionsTo } from './options.mjs'

export default { fetch: createGateway(optionsTo(env.UPSTREAM, env.UPSTREAM_VERSION)) }
