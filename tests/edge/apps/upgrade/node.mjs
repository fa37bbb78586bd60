import { createGateway, nodeHandler } from 'order-contract/edge'
import { optionsTo } from './options.mjs'

export default nodeHandler(createGateway(optionsTo(process.env.UPSTREAM, process.env.UPSTREAM_VERSION)))
