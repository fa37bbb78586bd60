import { createGateway, nodeHandler } from 'order-contract/edge'
import { handlerOf } from './options.mjs'

export default nodeHandler(handlerOf(createGateway, process.env.UPSTREAM))
