/**
 * The types of documents: what they demand, what they leave open, and how a user adds the fields that
 * their service has. Compiled, never run.
 */
import {
  type Document,
  type Documents,
  is,
  type Order,
  type Order_2023_07_27,
  type Order_2024_02_05,
  type OrderCompleted_2023_07_27,
  type OrderCreated,
  type OrderCreated_2023_07_27,
  type OrderItem,
  type OrderList,
  type OrderList_2023_07_27,
  type OrderQuery,
  type OrderRequest,
  type OrderRequest_2023_07_27,
  type OrderRequest_2024_02_05,
  type OrderRequestItem,
  type Product,
  type Product_2023_07_27,
  type ProductList,
  type ProductQuery,
  type ProductQuery_2023_07_27,
  type ProductUpdate,
  type ProductUpdate_2023_07_27,
  parse,
  type Shape,
  type Version,
  validate,
} from 'order-contract'

declare module 'order-contract' {
  interface OrderRequestItem {
    /** A field of the user's own. */
    face_value?: number
  }
  interface OrderCompleted {
    created_at?: string
    /** A field whose form is not shown, as the user's service has it. */
    completed_at?: string
    id?: string
  }
  interface OrderProcessing {
    id: string
  }
  interface OrderItem_2024_02_05 {
    payout?: { url: string }
  }
  interface Product {
    categories?: string[] | null
  }
  interface Accepted {
    'OrderRequestPaymentMethod.currency': 'AUD' | 'JPY'
    OrderRequestItemProducts: { type: 'TEMPLATE'; template_id: string }
  }
}

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(_: Same<A, B>) => {}

// Every shape in every version has a type.
same<keyof Documents, Version>(true)
same<keyof Documents['2023-07-27'], Shape>(true)
same<keyof Documents['2024-02-05'], Shape>(true)
// Documents that both versions share are one type; others are not.
same<Document<'order-request', '2023-07-27'>, Document<'order-request'>>(true)
same<Document<'product-update', '2023-07-27'>, ProductUpdate>(true)
same<Document<'order', '2023-07-27'>, Document<'order'>>(false)

// Every shape has the name that people look for, and dated ones beside it.
same<Order, Document<'order'>>(true)
same<Order_2024_02_05, Document<'order', '2024-02-05'>>(true)
same<Order_2023_07_27, Document<'order', '2023-07-27'>>(true)
same<OrderCreated, Document<'order-created'>>(true)
same<OrderCreated_2023_07_27, Document<'order-created', '2023-07-27'>>(true)
same<OrderList, Document<'order-list'>>(true)
same<OrderList_2023_07_27, Document<'order-list', '2023-07-27'>>(true)
same<OrderRequest, Document<'order-request'>>(true)
same<OrderRequest_2023_07_27, OrderRequest_2024_02_05>(true)
same<Product, Document<'product'>>(true)
same<Product_2023_07_27, Document<'product', '2023-07-27'>>(true)
same<ProductList, Document<'product-list'>>(true)
same<ProductUpdate_2023_07_27, ProductUpdate>(true)
same<ProductQuery, Document<'product-query'>>(true)
same<ProductQuery_2023_07_27, Document<'product-query', '2023-07-27'>>(true)
same<OrderQuery, Document<'order-query'>>(true)

const item: OrderRequestItem = {
  distribution_method: { type: 'EMAIL', email_address: 'name@example.com' },
  products: { type: 'MULTIPLE', values: ['P-1'] },
  face_value: 10,
}
const request: OrderRequest = {
  payment_method: { type: 'CARD', card_id: 'C-1', currency: 'EUR' },
  items: [item, { distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' } }],
}
validate('order-request', request)

// @ts-expect-error a card payment needs to know which card
const noCard: OrderRequest = { ...request, payment_method: { type: 'CARD', currency: 'EUR' } }
// @ts-expect-error case matters
const lowerCase: OrderRequest = { ...request, payment_method: { type: 'ACCOUNT_BALANCE', currency: 'eur' } }
// @ts-expect-error an order needs items
const noItems: OrderRequest = { payment_method: request.payment_method }
// @ts-expect-error the order-level products were removed
const leftover: OrderRequest = { ...request, products: { type: 'SINGLE', value: 'P-1' } }
// @ts-expect-error the key travels in a header
const key: OrderRequest = { ...request, idempotency_key: 'k' }
const unknownField: OrderRequestItem = {
  distribution_method: { type: 'PAYOUT_LINK' },
  products: { type: 'SINGLE', value: 'P-1' },
  // @ts-expect-error nobody has added this field
  amount: 10,
}
// @ts-expect-error each selection has its own member
const wrongMember: OrderRequestItem['products'] = { type: 'SINGLE', values: ['P-1'] }

const order = parse('order', '{}')
if (order.ok) {
  const document: Document<'order'> = order.value
  switch (document.status) {
    case 'COMPLETED': {
      const created: string | undefined = document.created_at
      const type: string | null | undefined = document.payment_method?.type
      const completed: string | undefined = document.completed_at
      const id: string | undefined = document.id
      const listed: OrderItem | null | undefined = document.items?.[0]
      const url: string | undefined = listed?.payout?.url
      // @ts-expect-error the form of a card's identifier is not shown
      const card: string = document.payment_method?.card_id
      // @ts-expect-error removed in this version
      document.items?.[0]?.redemption_url
      break
    }
    case 'PROCESSING': {
      const id: string = document.id
      break
    }
    case 'FAILED': {
      const message: unknown = document.message
      // @ts-expect-error an order that is not complete has no items
      document.items
      break
    }
    default:
      document satisfies never
  }
}

const older = parse('order', '{}', { version: '2023-07-27' })
if (older.ok && older.value.status === 'COMPLETED') {
  const complete: OrderCompleted_2023_07_27 = older.value
  const url: unknown = complete.items?.[0]?.redemption_url
  // @ts-expect-error this interface was not narrowed
  const id: string | undefined = complete.id
}

// What a default warning asks for, a type does not demand.
const received: Document<'order'> = { status: 'COMPLETED' }
const newCurrency: Document<'order'> = { status: 'COMPLETED', payment_method: { currency: 'CHF' } }
// @ts-expect-error an unknown status is an error
const unknownStatus: Document<'order'> = { status: 'DONE' }
// @ts-expect-error a listed product has an approval state
const product: Document<'product'> = {}
const olderProduct: Document<'product', '2023-07-27'> = {}

// `null` in what is received is a warning, so the types of its fields admit it; not where the interface
// itself requires the field.
const nulls: Document<'order'> = { status: 'COMPLETED', payment_method: null, items: [null, { products: null }] }
const nullWithin: Document<'order'> = { status: 'COMPLETED', payment_method: { type: null, currency: null } }
const nullMessage: Document<'order'> = { status: 'FAILED', id: null, message: null }
const nullState: ProductUpdate = {
  product_code: 'P-1',
  old_state: null,
  new_state: { price_multiplier: null },
  timestamp: '',
}
const nullCategories: Document<'product'> = { approval_state: 'APPROVED', categories: null, expiry: null }
// @ts-expect-error the status is required by the interface itself
const nullStatus: Document<'order'> = { status: null }
// @ts-expect-error as is the status of a response
const nullCreated: Document<'order-created'> = { status: null }
// @ts-expect-error as are a listed product's approval state
const nullApproval: Document<'product'> = { approval_state: null }
// @ts-expect-error and the code of an updated product
const nullCode: ProductUpdate = { product_code: null, new_state: {}, timestamp: '' }
// @ts-expect-error and its new state
const nullNewState: ProductUpdate = { product_code: 'P-1', new_state: null, timestamp: '' }
// @ts-expect-error and its time
const nullTime: ProductUpdate = { product_code: 'P-1', new_state: {}, timestamp: null }
// What is sent has no nulls.
// @ts-expect-error a payment method is an object
const nullSent: OrderRequest = { ...request, payment_method: null }
// @ts-expect-error a selection is a string
const nullValue: OrderRequestItem['products'] = { type: 'SINGLE', value: null }

// Where other rules than the default ones decide, nothing is promised.
const lenient = parse('order', '{}', { severity: { enum: 'off' } })
if (lenient.ok) {
  // @ts-expect-error it might be any JSON
  lenient.value.status
}
const draft = parse('order-request', '{}', { draft: true })
if (draft.ok) {
  // @ts-expect-error it might be any JSON
  draft.value.items
}

const page = parse('order-list', '[]')
if (page.ok && Array.isArray(page.value)) {
  const status: 'COMPLETED' | 'PROCESSING' | 'FAILED' | undefined = page.value[0]?.status
}

// What a service accepts besides: values of a field, and types of an object.
const amended: OrderRequest = {
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'AUD' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'TEMPLATE', template_id: 'T-1' } }],
}
// @ts-expect-error not one of the values
const otherCurrency: OrderRequest = { ...amended, payment_method: { type: 'ACCOUNT_BALANCE', currency: 'CHF' } }
// @ts-expect-error a template has an id
const noTemplate: OrderRequestItem['products'] = { type: 'TEMPLATE' }
const { products } = amended.items[0] as OrderRequestItem
if (products.type === 'TEMPLATE') products.template_id satisfies string
is('order-request', amended, { accept: { '/payment_method/currency': ['AUD', 'JPY'] } })

// With `optional`, any member may be missing, and what is there has its type.
declare const value: unknown
if (is('product', value, { optional: ['/approval_state'] })) {
  const state: string | undefined = value.approval_state
  // @ts-expect-error it may be missing
  const present: string = value.approval_state
}
const incomplete = parse('order-request', '{}', { optional: ['/items/*/products'] })
if (incomplete.ok) {
  const kind: 'SINGLE' | 'MULTIPLE' | 'TEMPLATE' | undefined = incomplete.value.items?.[0]?.products?.type
  // @ts-expect-error not one of its members
  incomplete.value.product
}
// @ts-expect-error a guard takes no option that loosens the rules
is('product', value, { draft: true })
