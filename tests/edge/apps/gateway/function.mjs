import { createGateway } from 'order-contract/edge'
import { handlerOf } from './options.mjs'

const handle = handlerOf(createGateway, process.env.UPSTREAM)

addEventListener('fetch', (event) => event.respondWith(handle(event.request, event)))
