/** Responses to the creation of an order. */
import { BOTH, OLD, type Sample } from './sample.js'

export const ordersCreated: readonly Sample[] = [
  {
    kind: 'good',
    shape: 'order-created',
    versions: BOTH,
    title: 'Being processed',
    shows: 'The response says how far the order is, and nothing else.',
    text: `{ "status": "PROCESSING" }
`,
  },
  {
    kind: 'broken',
    shape: 'order-created',
    versions: BOTH,
    title: 'A status in small letters',
    shows: 'Case matters. The safe fix corrects it.',
    text: `{ "status": "completed" }
`,
    finds: ['enum'],
  },
  {
    kind: 'old',
    shape: 'order-created',
    versions: OLD,
    title: 'With all the details of the order',
    shows: 'They were removed. Read the order to get them.',
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
