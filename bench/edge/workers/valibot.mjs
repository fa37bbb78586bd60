import { verdict } from '../../peers/valibot.mjs'
import { receiver } from './by_hand.mjs'

export default { fetch: receiver(verdict('product-update')) }
