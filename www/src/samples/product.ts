/** Products, alone and in pages of the listing. The API documentation does not show most of a product's fields: those here are invented. */
import { BOTH, NEW, OLD, type Sample } from './sample.js'

export const products: readonly Sample[] = [
  {
    kind: 'good',
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
    kind: 'good',
    shape: 'product',
    versions: OLD,
    name: 'productOf20230727',
    text: `{ "code": "PRCODE-FR", "currency": "EUR" }
`,
  },
  {
    kind: 'broken',
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
    kind: 'broken',
    shape: 'product',
    versions: BOTH,
    name: 'pageWhereAProductShouldBe',
    text: `[{ "code": "PRCODE-GB", "approval_state": "APPROVED" }]
`,
    finds: ['type'],
  },
  {
    kind: 'old',
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
    kind: 'good',
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
    kind: 'broken',
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
    kind: 'broken',
    shape: 'product-list',
    versions: OLD,
    name: 'numberAmongTheProducts',
    text: `[{ "code": "PRCODE-GB" }, 42]
`,
    finds: ['type'],
  },
  {
    kind: 'old',
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
