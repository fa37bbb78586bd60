/** Documents to try, valid and broken ones, and ones to convert: all invented. */

/**
 * @typedef {object} Sample
 * @property {string} kind  the group that it is offered in
 * @property {string} name
 * @property {import('order-contract').Shape} shape
 * @property {import('order-contract').Version} version
 * @property {string} text
 */

const ORDER_OF_2024 = `{
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
`

const ORDER_OF_2023 = `{
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
`

/** To check. @type {Sample[]} */
export const samples = [
  {
    kind: 'Broken',
    name: 'A careless order request',
    shape: 'order-request',
    version: '2024-02-05',
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
  },
  {
    kind: 'Broken',
    name: 'A product update of 29 February 2023',
    shape: 'product-update',
    version: '2024-02-05',
    text: `{
  "product_code": "PRCODE-GB",
  "new_state": { "price_multiplier": 0.8 },
  "timestamp": "2023-02-29T17:11:26.601254"
}
`,
  },
  {
    kind: 'Broken',
    name: 'A key twice',
    shape: 'order',
    version: '2024-02-05',
    text: `{
  "id": "O-0003",
  "status": "PROCESSING",
  "message": "One moment, please",
  "st\\u0061tus": "COMPLETED"
}
`,
  },
  {
    kind: 'Broken',
    name: 'Not JSON',
    shape: 'order-request',
    version: '2024-02-05',
    text: `{
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "GBP", },
  "items": []
}
`,
  },
  {
    kind: 'Broken',
    name: 'A text that ends early',
    shape: 'order',
    version: '2024-02-05',
    text: `{
  "id": "O-0004",
  "status": "COMPLETED",
  "items": [
    { "products": { "type": "SINGLE"`,
  },
  {
    kind: 'Broken',
    name: 'A query that pages both ways',
    shape: 'product-query',
    version: '2024-02-05',
    text: 'is_orderable=true&limit=ten&after=c-20&before=c-40',
  },
  {
    kind: 'Valid',
    name: 'An order request',
    shape: 'order-request',
    version: '2024-02-05',
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
    kind: 'Valid',
    name: 'An order with a payout',
    shape: 'order',
    version: '2024-02-05',
    text: ORDER_OF_2024,
  },
  {
    kind: 'Valid',
    name: 'An order of 2023, with a deprecated field',
    shape: 'order',
    version: '2023-07-27',
    text: ORDER_OF_2023,
  },
  {
    kind: 'Valid',
    name: 'A page of orders, its envelope assumed',
    shape: 'order-list',
    version: '2024-02-05',
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
    kind: 'Valid',
    name: 'A product update',
    shape: 'product-update',
    version: '2024-02-05',
    text: `{"product_code":"PRCODE-GB","old_state":{"price_multiplier":"0.9"},"new_state":{"price_multiplier":"0.8"},"timestamp":"2024-04-10T17:11:26.601254"}
`,
  },
]

/** To convert, from the version that each has. @type {Sample[]} */
export const conversions = [
  {
    kind: 'Of 2024-02-05',
    name: 'An order with a payout',
    shape: 'order',
    version: '2024-02-05',
    text: ORDER_OF_2024,
  },
  {
    kind: 'Of 2024-02-05',
    name: 'A product',
    shape: 'product',
    version: '2024-02-05',
    text: `{
  "code": "PRCODE-GB",
  "approval_state": "APPROVED",
  "categories": ["books", "music"],
  "currency": "GBP",
  "expiry": { "months": 12 },
  "stock": 12345678901234567890,
  "rate": 1.10
}
`,
  },
  {
    kind: 'Of 2024-02-05',
    name: 'A product query',
    shape: 'product-query',
    version: '2024-02-05',
    text: 'is_orderable=true&limit=10&after=c-20',
  },
  {
    kind: 'Of 2024-02-05',
    name: 'A key twice on the way: refused',
    shape: 'order',
    version: '2024-02-05',
    text: `{
  "status": "COMPLETED",
  "items": [
    {
      "payout": { "url": "https://pay.example.com/p/1" },
      "pay\\u006fut": { "url": "https://pay.example.com/p/2" }
    }
  ]
}
`,
  },
  {
    kind: 'Of 2023-07-27',
    name: 'An order with a redemption URL',
    shape: 'order',
    version: '2023-07-27',
    text: ORDER_OF_2023,
  },
  {
    kind: 'Of 2023-07-27',
    name: 'A page of orders',
    shape: 'order-list',
    version: '2023-07-27',
    text: `{
  "next": "c-20",
  "orders": [
    {
      "id": "O-0007",
      "status": "COMPLETED",
      "items": [
        { "id": "E-0007", "face_value": 10.50, "redemption_url": "https://pay.example.com/r/07" },
        { "id": "E-0008", "face_value": 5, "redemption_url": null }
      ]
    },
    { "id": "O-0008", "status": "PROCESSING", "message": "One moment, please" },
    {
      "id": "O-0009",
      "status": "COMPLETED",
      "items": [{"redemption_\\u0075rl":"https:\\/\\/pay.example.com\\/r\\/09","face_value":1e2}]
    }
  ]
}
`,
  },
  {
    kind: 'Of 2023-07-27',
    name: 'A product, its state to be filled in',
    shape: 'product',
    version: '2023-07-27',
    text: `{
  "code": "PRCODE-FR",
  "currency": "EUR"
}
`,
  },
]
