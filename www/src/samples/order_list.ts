/** Pages of orders. How a page carries its entries is not shown: the layouts here are invented, too. */
import { BOTH, NEW, OLD, type Sample } from './sample.js'

export const orderLists: readonly Sample[] = [
  {
    kind: 'good',
    shape: 'order-list',
    versions: BOTH,
    title: 'A page, its layout assumed',
    shows: 'Only one member can hold the entries. The report says that this is assumed.',
    text: `{
  "next": "c-20",
  "orders": [
    { "id": "O-0005", "status": "PROCESSING", "message": "One moment, please" },
    { "id": "O-0006", "status": "FAILED", "message": "The card was declined" }
  ]
}
`,
  },
  {
    kind: 'broken',
    shape: 'order-list',
    versions: BOTH,
    title: 'An entry without its status',
    shows: 'Everything else about an order depends on its status, so it is the one thing that is missed.',
    text: `[
  { "id": "O-0005", "status": "PROCESSING", "message": "One moment, please" },
  { "id": "O-0006", "message": "The card was declined" }
]
`,
    finds: ['required'],
  },
  {
    kind: 'broken',
    shape: 'order-list',
    versions: NEW,
    title: 'Two lists on one page',
    shows: 'More than one member could hold the entries, so you have to choose.',
    text: `{
  "orders": [{ "id": "O-0005", "status": "FAILED", "message": "The card was declined" }],
  "retried": [{ "id": "O-0007", "status": "PROCESSING", "message": "One moment, please" }]
}
`,
    finds: ['entries'],
  },
  {
    kind: 'old',
    shape: 'order-list',
    versions: OLD,
    title: 'A page of 2023-07-27',
    shows: 'Every entry is converted on its own; what is around them stays as it is.',
    text: `{
  "next": "c-20",
  "orders": [
    {
      "id": "O-0007",
      "status": "COMPLETED",
      "completed_at": "2023-08-01T10:15:30.123456",
      "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "EUR" },
      "items": [
        {
          "id": "E-0007",
          "distribution_method": { "type": "PAYOUT_LINK" },
          "products": { "type": "SINGLE", "value": "PRCODE-FR" },
          "redemption_url": "https://pay.example.com/r/07"
        }
      ]
    },
    { "id": "O-0008", "status": "PROCESSING", "message": "One moment, please" }
  ]
}
`,
    finds: ['deprecated'],
  },
]
