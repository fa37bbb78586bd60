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
  type OrderItem_2023_07_27,
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
  interface OrderItemBase {
    /** A field of items of every version. */
    weight?: number
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

// What is added to the base of an object reaches every version of it.
export const weightOf = (item: OrderItem | OrderItem_2023_07_27) => item.weight satisfies number | undefined

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

declare const order: Document<'order'>
switch (order.status) {
  case 'COMPLETED':
    order.created_at satisfies string | undefined
    order.payment_method?.type satisfies string | null | undefined
    order.completed_at satisfies string | undefined
    order.id satisfies string | undefined
    order.items?.[0] satisfies OrderItem | null | undefined
    order.items?.[0]?.payout?.url satisfies string | undefined
    // @ts-expect-error the form of a card's identifier is not shown
    order.payment_method?.card_id satisfies string
    // @ts-expect-error removed in this version
    order.items?.[0]?.redemption_url
    break
  case 'PROCESSING':
    order.id satisfies string
    break
  case 'FAILED':
    order.message satisfies unknown
    // @ts-expect-error an order that is not complete has no items
    order.items
    break
  default:
    order satisfies never
}

declare const older: OrderCompleted_2023_07_27
older satisfies Document<'order', '2023-07-27'>
older.items?.[0]?.redemption_url satisfies unknown
// @ts-expect-error this interface was not narrowed
older.id satisfies string | undefined

// What a default warning asks for, a type does not demand. `null` in what is received is a warning, so the types of its
// fields admit it; not where the interface itself requires the field.
const orders: Document<'order'>[] = [
  { status: 'COMPLETED' },
  { status: 'COMPLETED', payment_method: { currency: 'CHF' } },
  { status: 'COMPLETED', payment_method: null, items: [null, { products: null }] },
  { status: 'COMPLETED', payment_method: { type: null, currency: null } },
  { status: 'FAILED', id: null, message: null },
  // @ts-expect-error an unknown status is an error
  { status: 'DONE' },
  // @ts-expect-error the status is required by the interface itself
  { status: null },
]
// @ts-expect-error as is the status of a response
const created: Document<'order-created'> = { status: null }
const olderProduct: Document<'product', '2023-07-27'> = {}
const products: Document<'product'>[] = [
  { approval_state: 'APPROVED', categories: null, expiry: null },
  // @ts-expect-error a listed product has an approval state
  {},
  // @ts-expect-error which is not null
  { approval_state: null },
]
const updates: ProductUpdate[] = [
  { product_code: 'P-1', old_state: null, new_state: { price_multiplier: null }, timestamp: '' },
  // @ts-expect-error an updated product has a code
  { product_code: null, new_state: {}, timestamp: '' },
  // @ts-expect-error and a new state
  { product_code: 'P-1', new_state: null, timestamp: '' },
  // @ts-expect-error and a time
  { product_code: 'P-1', new_state: {}, timestamp: null },
]
// What is sent has no nulls.
// @ts-expect-error a payment method is an object
const nullSent: OrderRequest = { ...request, payment_method: null }
// @ts-expect-error a selection is a string
const nullValue: OrderRequestItem['products'] = { type: 'SINGLE', value: null }

// Where other rules than the default ones decide, nothing is promised.
const lenient = parse('order', '{}', { severity: { enum: 'off' } })
// @ts-expect-error it might be any JSON
if (lenient.ok) lenient.value.status
const draft = parse('order-request', '{}', { draft: true })
// @ts-expect-error it might be any JSON
if (draft.ok) draft.value.items

declare const page: OrderList
if (Array.isArray(page)) page[0]?.status satisfies 'COMPLETED' | 'PROCESSING' | 'FAILED' | undefined

// What a service accepts besides: values of a field, and types of an object.
const amended: OrderRequest = {
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'AUD' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'TEMPLATE', template_id: 'T-1' } }],
}
// @ts-expect-error not one of the values
const otherCurrency: OrderRequest = { ...amended, payment_method: { type: 'ACCOUNT_BALANCE', currency: 'CHF' } }
// @ts-expect-error a template has an id
const noTemplate: OrderRequestItem['products'] = { type: 'TEMPLATE' }
const [{ products: chosen }] = amended.items as [OrderRequestItem]
if (chosen.type === 'TEMPLATE') chosen.template_id satisfies string
is('order-request', amended, { accept: { '/payment_method/currency': ['AUD', 'JPY'] } })

// With `optional`, any member may be missing, and what is there has its type.
declare const value: unknown
if (is('product', value, { optional: ['/approval_state'] })) {
  value.approval_state satisfies string | undefined
  // @ts-expect-error it may be missing
  value.approval_state satisfies string
}
const incomplete = parse('order-request', '{}', { optional: ['/items/*/products'] })
if (incomplete.ok) {
  incomplete.value.items?.[0]?.products?.type satisfies 'SINGLE' | 'MULTIPLE' | 'TEMPLATE' | undefined
  // @ts-expect-error not one of its members
  incomplete.value.product
}
