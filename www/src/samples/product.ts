/** Products, alone and in pages of the listing. Most of a product's fields are not shown: they are invented here. */
import { BOTH, NEW, OLD, type Sample } from './sample.js'

export const products: readonly Sample[] = [
  {
    kind: 'good',
    shape: 'product',
    versions: NEW,
    title: 'An approved product',
    shows: 'Numbers keep their digits, however many they are: convert it there and back.',
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
    kind: 'good',
    shape: 'product',
    versions: OLD,
    title: 'A product of 2023-07-27',
    shows: 'That version shows no field of a product, so nothing about it can be wrong.',
    text: `{ "code": "PRCODE-FR", "currency": "EUR" }
`,
  },
  {
    kind: 'broken',
    shape: 'product',
    versions: NEW,
    title: 'No approval state',
    shows: 'One field is missing, and two have another type than documented.',
    text: `{
  "code": "PRCODE-GB",
  "categories": "books",
  "expiry": 12
}
`,
    finds: ['type', 'type', 'required'],
  },
  {
    kind: 'broken',
    shape: 'product',
    versions: BOTH,
    title: 'A page where a product should be',
    shows: 'A wrong type is one problem. What is inside is not checked.',
    text: `[{ "code": "PRCODE-GB", "approval_state": "APPROVED" }]
`,
    finds: ['type'],
  },
  {
    kind: 'old',
    shape: 'product',
    versions: OLD,
    title: 'Its state to be filled in',
    shows: 'The newer version requires an approval state. It is a gap that you can fill.',
    text: `{
  "code": "PRCODE-FR",
  "currency": "EUR"
}
`,
  },
]

export const productLists: readonly Sample[] = [
  {
    kind: 'good',
    shape: 'product-list',
    versions: BOTH,
    title: 'A page of approved products',
    shows: 'An array at the top holds the entries. Nothing has to be assumed.',
    text: `[
  { "code": "PRCODE-GB", "approval_state": "APPROVED", "expiry": { "months": 12 } },
  { "code": "PRCODE-FR", "approval_state": "APPROVED", "categories": {} }
]
`,
  },
  {
    kind: 'broken',
    shape: 'product-list',
    versions: NEW,
    title: 'An entry without approval state',
    shows: 'The API documentation says that every listed product has it.',
    text: `{
  "products": [
    { "code": "PRCODE-GB", "approval_state": "APPROVED" },
    { "code": "PRCODE-FR" }
  ],
  "next": "c-20"
}
`,
    finds: ['required'],
  },
  {
    kind: 'broken',
    shape: 'product-list',
    versions: OLD,
    title: 'A number among the products',
    shows: 'Each entry must be an object. The report says where it is not.',
    text: `[{ "code": "PRCODE-GB" }, 42]
`,
    finds: ['type'],
  },
  {
    kind: 'old',
    shape: 'product-list',
    versions: OLD,
    title: 'A page without approval states',
    shows: 'One gap an entry. What you fill in once goes into all of them.',
    text: `{
  "products": [
    { "code": "PRCODE-GB" },
    { "code": "PRCODE-FR" }
  ]
}
`,
  },
]
