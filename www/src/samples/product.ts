/** Products, alone and in pages of the listing. The API documentation does not show most of a product's fields: those here are invented. */
import { BOTH, NEW, OLD, type Sample } from './sample.js'

export const products: readonly Sample[] = [
  {
    shape: 'product',
    versions: NEW,
    name: 'approvedProduct',
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
    shape: 'product',
    versions: OLD,
    name: 'productOf20230727',
    text: `{ "code": "PRCODE-FR", "currency": "EUR" }
`,
  },
  {
    shape: 'product',
    versions: NEW,
    name: 'noApprovalState',
    text: `{
  "code": "PRCODE-GB",
  "categories": "books",
  "expiry": 12
}
`,
    finds: ['type', 'type', 'required'],
  },
  {
    shape: 'product',
    versions: BOTH,
    name: 'pageWhereAProductShouldBe',
    text: `[{ "code": "PRCODE-GB", "approval_state": "APPROVED" }]
`,
    finds: ['type'],
  },
  {
    shape: 'product',
    versions: OLD,
    name: 'itsStateToBeFilledIn',
    text: `{
  "code": "PRCODE-FR",
  "currency": "EUR"
}
`,
  },
]

export const productLists: readonly Sample[] = [
  {
    shape: 'product-list',
    versions: BOTH,
    name: 'pageOfApprovedProducts',
    text: `[
  { "code": "PRCODE-GB", "approval_state": "APPROVED", "expiry": { "months": 12 } },
  { "code": "PRCODE-FR", "approval_state": "APPROVED", "categories": {} }
]
`,
  },
  {
    shape: 'product-list',
    versions: NEW,
    name: 'entryWithoutApprovalState',
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
    shape: 'product-list',
    versions: OLD,
    name: 'numberAmongTheProducts',
    text: `[{ "code": "PRCODE-GB" }, 42]
`,
    finds: ['type'],
  },
  {
    shape: 'product-list',
    versions: OLD,
    name: 'pageWithoutApprovalStates',
    text: `{
  "products": [
    { "code": "PRCODE-GB" },
    { "code": "PRCODE-FR" }
  ]
}
`,
  },
]
