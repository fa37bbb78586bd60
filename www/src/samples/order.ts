/** Orders as they are read back. */
import { first } from './first.js'
import { BOTH, NEW, OLD, type Sample } from './sample.js'

export const orders: readonly Sample[] = [
  {
    shape: 'order',
    versions: NEW,
    name: 'completeWithAPayout',
    text: `{
  "id": "O-0002",
  "status": "COMPLETED",
  "completed_at": "2024-09-04T08:49:24.420733",
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "USD" },
  "items": [
    {
      "id": "E-0002",
      "face_value": "10.00",
      "distribution_method": { "type": "PAYOUT_LINK" },
      "products": { "type": "MULTIPLE", "values": ["PRCODE-US", "OTHER-US"] },
      "payout": { "status": "ACTIVE", "url": "https://pay.example.com/p/77aa", "expiry_date": null }
    }
  ]
}
`,
  },
  {
    shape: 'order',
    versions: OLD,
    name: 'completeWithARedemptionUrl',
    text: `{
  "id": "O-0001",
  "status": "COMPLETED",
  "completed_at": "2023-08-01T10:15:30.123456",
  "payment_method": { "type": "CARD", "card_id": "C-0001", "currency": "EUR" },
  "items": [
    {
      "id": "E-0001",
      "face_value": 10.50,
      "distribution_method": { "type": "PAYOUT_LINK" },
      "products": { "type": "SINGLE", "value": "PRCODE-FR" },
      "redemption_url": "https://pay.example.com/r/4c77f610"
    }
  ]
}
`,
    finds: ['deprecated'],
  },
  {
    shape: 'order',
    versions: BOTH,
    name: 'notCompleteYet',
    text: `{ "id": "O-0003", "status": "PROCESSING", "message": "One moment, please" }
`,
  },
  {
    shape: 'order',
    versions: BOTH,
    name: 'keyTwiceInTwoSpellings',
    text: String.raw`{
  "id": "O-0003",
  "status": "PROCESSING",
  "message": "One moment, please",
  "st\u0061tus": "FAILED"
}
`,
    finds: ['duplicate_key'],
  },
  {
    shape: 'order',
    versions: BOTH,
    name: 'textThatEndsEarly',
    text: `{
  "id": "O-0004",
  "status": "COMPLETED",
  "items": [
    { "products": { "type": "SINGLE"`,
    finds: ['syntax'],
  },
  {
    shape: 'order',
    versions: NEW,
    name: 'bothUrlsOnOneItem',
    text: String.raw`{
  "id": "O-0010",
  "status": "COMPLETED",
  "completed_at": "2024-09-04T08:49:24.420733",
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "USD" },
  "items": [
    {
      "distribution_method": { "type": "PAYOUT_LINK" },
      "products": { "type": "SINGLE", "value": "PRCODE-US" },
      "redemption_url": "https://pay.example.com/p/0",
      "payout": { "url": "https://pay.example.com/p/1" },
      "pay\u006fut": { "url": "https://pay.example.com/p/2" }
    }
  ]
}
`,
    finds: ['removed', 'duplicate_key'],
  },
  first,
]
