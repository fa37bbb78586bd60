import { verdict } from '../../peers/zod.mjs'
import { readWithinLimits, receiver } from './by_hand.mjs'

export default { fetch: receiver(verdict('product-update'), readWithinLimits) }
