import { createGateway } from 'order-contract/edge'
import { handlerOf } from './options.mjs'

export default handlerOf(createGateway, process.env.UPSTREAM)
