/** Responses to the creation of an order. */
import { BOTH, OLD, type Sample } from './sample.js'

export const ordersCreated: readonly Sample[] = [
  {
    shape: 'order-created',
    versions: BOTH,
    name: 'beingProcessed',
    text: `{ "status": "PROCESSING" }
`,
  },
  {
    shape: 'order-created',
    versions: BOTH,
    name: 'statusInSmallLetters',
    text: `{ "status": "completed" }
`,
    finds: ['enum'],
  },
  {
    shape: 'order-created',
    versions: OLD,
    name: 'withAllTheDetailsOfTheOrder',
    text: `{
  "status": "COMPLETED",
  "is_complete": true,
  "product_count": 2,
  "payment_method": { "type": "CARD", "card_id": "C-0001", "currency": "EUR" }
}
`,
    finds: ['removed', 'removed', 'removed'],
  },
]
