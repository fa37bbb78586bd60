/** All samples, in the order in which they are offered. */
import { orders } from './order.js'
import { ordersCreated } from './order_created.js'
import { orderLists } from './order_list.js'
import { orderRequests } from './order_request.js'
import { productLists, products } from './product.js'
import { productUpdates } from './product_update.js'
import { orderQueries, productQueries } from './query.js'
import type { Sample } from './sample.js'

export type { Sample } from './sample.js'

export const samples: readonly Sample[] = [
  ...orderRequests,
  ...ordersCreated,
  ...orders,
  ...orderLists,
  ...products,
  ...productLists,
  ...productUpdates,
  ...productQueries,
  ...orderQueries,
]
