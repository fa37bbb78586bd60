import { createGateway } from 'order-contract/edge'
import { optionsTo } from './options.mjs'

export default createGateway(optionsTo(process.env.UPSTREAM, process.env.UPSTREAM_VERSION))
