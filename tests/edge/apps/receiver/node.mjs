import { nodeHandler } from 'order-contract/edge'
import { handle } from './handler.mjs'

export default nodeHandler(handle)
