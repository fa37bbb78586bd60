/** Bodies of the product update webhook. */
import { BOTH, OLD, type Sample } from './sample.js'

export const productUpdates: readonly Sample[] = [
  {
    kind: 'good',
    shape: 'product-update',
    versions: BOTH,
    title: 'A new price multiplier',
    shows: 'State before and after, and when it happened to the microsecond.',
    text: `{"product_code":"PRCODE-GB","old_state":{"price_multiplier":"0.9"},"new_state":{"price_multiplier":"0.8"},"timestamp":"2024-04-10T17:11:26.601254"}
`,
  },
  {
    kind: 'good',
    shape: 'product-update',
    versions: BOTH,
    title: 'Without the state before',
    shows: 'The old state may be absent, and the multiplier too.',
    text: `{
  "product_code": "PRCODE-GB",
  "new_state": {},
  "timestamp": "2024-02-29T23:59:59.000001"
}
`,
  },
  {
    kind: 'broken',
    shape: 'product-update',
    versions: BOTH,
    title: 'An update of 29 February 2023',
    shows: 'This day does not exist, and a multiplier is a decimal number in a string.',
    text: `{
  "product_code": "PRCODE-GB",
  "new_state": { "price_multiplier": 0.8 },
  "timestamp": "2023-02-29T17:11:26.601254"
}
`,
    finds: ['type', 'timestamp'],
  },
  {
    kind: 'broken',
    shape: 'product-update',
    versions: BOTH,
    title: 'Nothing new in it',
    shows: 'The new state is missing, and the time has a zone where none is shown.',
    text: `{
  "product_code": "PRCODE-GB",
  "old_state": { "price_multiplier": "0.9" },
  "timestamp": "2024-04-10T17:11:26.601254Z"
}
`,
    finds: ['timestamp_offset', 'required'],
  },
  {
    kind: 'old',
    shape: 'product-update',
    versions: OLD,
    title: 'An update of 2023',
    shows: 'The webhook is the same in both versions: not a byte changes.',
    text: `{"product_code":"PRCODE-FR","new_state":{"price_multiplier":"1.25"},"timestamp":"2023-09-01T06:00:00.000000"}
`,
  },
]
