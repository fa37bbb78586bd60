/** Fields of the user's own, in a program that imports only `order-contract/edge`. */
import { createReceiver } from 'order-contract/edge'

declare module 'order-contract/edge' {
  interface ProductUpdate {
    update_id?: string
  }
}

export const receive = createReceiver({ handle: ({ update_id }) => update_id?.length })
