import { createGateway } from 'order-contract/edge'
import { optionsTo } from './options.mjs'

const gateway = createGateway(optionsTo(process.env.UPSTREAM, process.env.UPSTREAM_VERSION))

addEventListener('fetch', (event) => event.respondWith(gateway(event.request)))
