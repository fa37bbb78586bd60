/** Requests to create an order. */
import { BOTH, OLD, type Sample } from './sample.js'

export const orderRequests: readonly Sample[] = [
  {
    kind: 'good',
    shape: 'order-request',
    versions: BOTH,
    title: 'Two payouts from the balance',
    shows: 'One item goes out by e-mail, the other as a link, each with its own products.',
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
    kind: 'broken',
    shape: 'order-request',
    versions: BOTH,
    title: 'A careless request',
    shows: 'Eight mistakes in one request. Three have a safe fix, and one fix moves a value to a header.',
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
    kind: 'broken',
    shape: 'order-request',
    versions: BOTH,
    title: 'Not JSON: a comma too many',
    shows: 'Reading stops there and says what it expected.',
    text: `{
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "GBP", },
  "items": []
}
`,
    finds: ['syntax'],
  },
  {
    kind: 'old',
    shape: 'order-request',
    versions: OLD,
    title: 'Written before 2023-07-27',
    shows: 'The key, the country and the order-level products are in places that every version has removed.',
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
