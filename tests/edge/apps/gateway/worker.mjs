import { createGateway } from 'order-contract/edge'
import { handlerOf } from './options.mjs'

let handle

export default {
  fetch(request, env, context) {
    handle ??= handlerOf(createGateway, env.UPSTREAM)
    return handle(request, env, context)
  },
}
