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
  type OrderCreated,
  type OrderItem,
  type OrderItem_2023_07_27,
  type OrderList,
  type OrderQuery,
  type OrderRequest,
  type OrderRequestItem,
  type Product,
  type ProductList,
  type ProductQuery,
  type ProductUpdate,
  parse,
  type Shape,
  type Version,
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
same<Document<'order-request', '2023-07-27'>, OrderRequest>(true)
same<Order_2023_07_27, Order>(false)

// What is added to the base of an object reaches every version of it.
export const weightOf = (item: OrderItem | OrderItem_2023_07_27) => item.weight satisfies number | undefined

// Every shape has the name that people look for, and dated ones beside it.
same<[Order, Order_2023_07_27], [Document<'order'>, Document<'order', '2023-07-27'>]>(true)
same<[OrderCreated, OrderList], [Document<'order-created'>, Document<'order-list'>]>(true)
same<[Product, ProductList], [Document<'product'>, Document<'product-list'>]>(true)
same<[ProductQuery, OrderQuery], [Document<'product-query'>, Document<'order-query'>]>(true)
same<[OrderRequest, ProductUpdate], [Document<'order-request'>, Document<'product-update'>]>(true)

const item: OrderRequestItem = {
  distribution_method: { type: 'EMAIL', email_address: 'name@example.com' },
  products: { type: 'MULTIPLE', values: ['P-1'] },
  face_value: 10,
}
const request: OrderRequest = {
  payment_method: { type: 'CARD', card_id: 'C-1', currency: 'EUR' },
  items: [item, { distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' } }],
}

// @ts-expect-error a card payment needs to know which card
const noCard: OrderRequest = { ...request, payment_method: { type: 'CARD', currency: 'EUR' } }
// @ts-expect-error case matters
const lowerCase: OrderRequest = { ...request, payment_method: { type: 'ACCOUNT_BALANCE', currency: 'eur' } }
// @ts-expect-error an order needs items
const noItems: OrderRequest = { payment_method: request.payment_method }
// @ts-expect-error the order-level products were removed
const leftover: OrderRequest = { ...request, products: { type: 'SINGLE', value: 'P-1' } }
// @ts-expect-error nobody has added this field
const unknownField: OrderRequestItem = { ...item, amount: 10 }
// @ts-expect-error each selection has its own member
const wrongMember: OrderRequestItem['products'] = { type: 'SINGLE', values: ['P-1'] }

declare const order: Document<'order'>
switch (order.status) {
  case 'COMPLETED':
    order.created_at satisfies string | undefined
    order.completed_at satisfies string | undefined
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
]
// What is sent has no nulls.
// @ts-expect-error a payment method is an object
const nullSent: OrderRequest = { ...request, payment_method: null }

// Where other rules than the default ones decide, nothing is promised.
const lenient = parse('order', '{}', { severity: { enum: 'off' } })
// @ts-expect-error it might be any JSON
if (lenient.ok) lenient.value.status

// What a service accepts besides: values of a field, and types of an object.
const amended: OrderRequest = {
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'AUD' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'TEMPLATE', template_id: 'T-1' } }],
}
// @ts-expect-error a template has an id
const noTemplate: OrderRequestItem['products'] = { type: 'TEMPLATE' }
const [{ products: chosen }] = amended.items as [OrderRequestItem]
if (chosen.type === 'TEMPLATE') chosen.template_id satisfies string
is('order-request', amended, { accept: { '/payment_method/currency': ['AUD', 'JPY'] } })

// With `optional`, any member may be missing, and what is there has its type.
declare const value: unknown
if (is('product', value, { optional: ['/approval_state'] })) {
  // @ts-expect-error it may be missing
  value.approval_state satisfies string
}
const incomplete = parse('order-request', '{}', { optional: ['/items/*/products'] })
if (incomplete.ok) {
  incomplete.value.items?.[0]?.products?.type satisfies 'SINGLE' | 'MULTIPLE' | 'TEMPLATE' | undefined
  // @ts-expect-error not one of its members
  incomplete.value.product
}
