/** Pages of orders. The API documentation does not show how a page carries its entries: these layouts are invented. */
import { BOTH, NEW, OLD, type Sample } from './sample.js'

export const orderLists: readonly Sample[] = [
  {
    shape: 'order-list',
    versions: BOTH,
    name: 'pageItsLayoutAssumed',
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
    shape: 'order-list',
    versions: BOTH,
    name: 'entryWithoutItsStatus',
    text: `[
  { "id": "O-0005", "status": "PROCESSING", "message": "One moment, please" },
  { "id": "O-0006", "message": "The card was declined" }
]
`,
    finds: ['required'],
  },
  {
    shape: 'order-list',
    versions: NEW,
    name: 'twoListsOnOnePage',
    text: `{
  "orders": [{ "id": "O-0005", "status": "FAILED", "message": "The card was declined" }],
  "retried": [{ "id": "O-0007", "status": "PROCESSING", "message": "One moment, please" }]
}
`,
    finds: ['entries'],
  },
  {
    shape: 'order-list',
    versions: OLD,
    name: 'pageOf20230727',
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
