/** Orders as they are read back. */
import { BOTH, NEW, OLD, type Sample } from './sample.js'

export const orders: readonly Sample[] = [
  {
    kind: 'good',
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
    kind: 'good',
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
    kind: 'good',
    shape: 'order',
    versions: BOTH,
    name: 'notCompleteYet',
    text: `{ "id": "O-0003", "status": "PROCESSING", "message": "One moment, please" }
`,
  },
  {
    kind: 'broken',
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
    kind: 'broken',
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
    kind: 'broken',
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
  {
    kind: 'old',
    shape: 'order',
    versions: OLD,
    name: 'fromTheArchiveWithThreeLinks',
    text: String.raw`{
  "id": "O-0011",
  "status": "COMPLETED",
  "completed_at": "2023-08-01T10:15:30.123456",
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "EUR" },
  "items": [
    {
      "id": "E-0011", "face_value": 10.50,
      "distribution_method": { "type": "PAYOUT_LINK" },
      "products": { "type": "SINGLE", "value": "PRCODE-FR" },
      "redemption_url": "https://pay.example.com/r/11"
    },
    {
      "id": "E-0012", "face_value": 1e2,
      "distribution_method": { "type": "PAYOUT_LINK" },
      "products": { "type": "SINGLE", "value": "PRCODE-FR" },
      "redemption_\u0075rl": "https:\/\/pay.example.com\/r\/12"
    },
    {
      "id": "E-0013", "face_value": 12345678901234567890,
      "distribution_method": { "type": "EMAIL", "email_address": "recipient@example.com" },
      "products": { "type": "SINGLE", "value": "PRCODE-FR" },
      "redemption_url": null
    }
  ]
}
`,
    finds: ['deprecated', 'deprecated', 'deprecated', 'type'],
  },
]
