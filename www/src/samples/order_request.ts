/** Requests to create an order. */
import { BOTH, OLD, type Sample } from './sample.js'

export const orderRequests: readonly Sample[] = [
  {
    shape: 'order-request',
    versions: BOTH,
    name: 'twoPayoutsFromTheBalance',
    text: `{
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "GBP" },
  "items": [
    {
      "face_value": 25,
      "distribution_method": { "type": "EMAIL", "email_address": "recipient@example.com" },
      "products": { "type": "SINGLE", "value": "PRCODE-GB" }
    },
    {
      "face_value": 50,
      "distribution_method": { "type": "PAYOUT_LINK" },
      "products": { "type": "MULTIPLE", "values": ["PRCODE-GB", "OTHER-GB"] }
    }
  ]
}
`,
  },
  {
    shape: 'order-request',
    versions: BOTH,
    name: 'carelessRequest',
    text: `{
  "idempotency_key": "3f6c2d",
  "payment_method": { "type": "CARD", "currency": "eur" },
  "items": [
    {
      "face_value": 25,
      "country": "FR",
      "distribution_method": { "type": "EMAIL", "email_address": "ada@example..com" },
      "products": { "type": "SINGLE", "value": "PRCODE-FR", "values": [] }
    },
    {
      "face_value": 50,
      "distribution_method": { "type": "PAYOUTLINK" },
      "products": { "type": "MULTIPLE" }
    }
  ]
}
`,
    finds: ['removed', 'enum', 'required', 'removed', 'email', 'irrelevant', 'enum', 'required'],
  },
  {
    shape: 'order-request',
    versions: BOTH,
    name: 'notJsonACommaTooMany',
    text: `{
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "GBP", },
  "items": []
}
`,
    finds: ['syntax'],
  },
  {
    shape: 'order-request',
    versions: OLD,
    name: 'writtenBefore20230727',
    text: `{
  "idempotency_key": "a81e-77",
  "products": { "type": "SINGLE", "value": "PRCODE-FR" },
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "EUR" },
  "items": [
    { "face_value": 10, "country": "FR", "distribution_method": { "type": "PAYOUT_LINK" } },
    { "face_value": 20, "country": "FR", "distribution_method": { "type": "PAYOUT_LINK" } }
  ]
}
`,
    finds: ['removed', 'removed', 'removed', 'required', 'removed', 'required'],
  },
]
