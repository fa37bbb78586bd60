/** Bodies of the product update webhook. */
import { BOTH, OLD, type Sample } from './sample.js'

export const productUpdates: readonly Sample[] = [
  {
    shape: 'product-update',
    versions: BOTH,
    name: 'newPriceMultiplier',
    text: `{"product_code":"PRCODE-GB","old_state":{"price_multiplier":"0.9"},"new_state":{"price_multiplier":"0.8"},"timestamp":"2024-04-10T17:11:26.601254"}
`,
  },
  {
    shape: 'product-update',
    versions: BOTH,
    name: 'withoutTheStateBefore',
    text: `{
  "product_code": "PRCODE-GB",
  "new_state": {},
  "timestamp": "2024-02-29T23:59:59.000001"
}
`,
  },
  {
    shape: 'product-update',
    versions: BOTH,
    name: 'updateOf29February2023',
    text: `{
  "product_code": "PRCODE-GB",
  "new_state": { "price_multiplier": 0.8 },
  "timestamp": "2023-02-29T17:11:26.601254"
}
`,
    finds: ['type', 'timestamp'],
  },
  {
    shape: 'product-update',
    versions: BOTH,
    name: 'nothingNewInIt',
    text: `{
  "product_code": "PRCODE-GB",
  "old_state": { "price_multiplier": "0.9" },
  "timestamp": "2024-04-10T17:11:26.601254Z"
}
`,
    finds: ['timestamp_offset', 'required'],
  },
  {
    shape: 'product-update',
    versions: OLD,
    name: 'updateOf2023',
    text: `{"product_code":"PRCODE-FR","new_state":{"price_multiplier":"1.25"},"timestamp":"2023-09-01T06:00:00.000000"}
`,
  },
]
