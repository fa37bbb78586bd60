/** The contract in Valibot: the rules that are errors by default, unknown members kept. */
import * as v from 'valibot'
import { DECIMAL, EMAIL, TIMESTAMP } from './formats.mjs'

const string = v.string()
const filled = v.pipe(string, v.minLength(1))
const matching = (pattern) => v.pipe(string, v.regex(new RegExp(pattern)))
const gone = v.optional(v.undefined())
const currency = v.picklist(['EUR', 'GBP', 'USD', 'CAD'])

const orderRequest = v.looseObject({
  payment_method: v.variant('type', [
    v.looseObject({ type: v.literal('CARD'), currency, card_id: filled }),
    v.looseObject({ type: v.literal('ACCOUNT_BALANCE'), currency }),
  ]),
  items: v.pipe(
    v.array(
      v.looseObject({
        distribution_method: v.variant('type', [
          v.looseObject({ type: v.literal('EMAIL'), email_address: matching(EMAIL) }),
          v.looseObject({ type: v.literal('PAYOUT_LINK') }),
        ]),
        products: v.variant('type', [
          v.looseObject({ type: v.literal('SINGLE'), value: filled }),
          v.looseObject({
            type: v.literal('MULTIPLE'),
            values: v.pipe(v.array(filled), v.minLength(1)),
          }),
        ]),
        country: gone,
      }),
    ),
    v.minLength(1),
  ),
  products: gone,
  idempotency_key: gone,
})

// Valibot accepts an array as an object. This rejects it where no required member does.
// A member that its discriminator makes irrelevant is not checked.

const isString = (value) => value === undefined || typeof value === 'string'
const isList = (value) => value === undefined || Array.isArray(value)

const noList = v.custom((value) => !Array.isArray(value))
const received = (entries, ...checks) => v.pipe(noList, v.looseObject(entries), ...checks)

const receivedPayment = received(
  { type: v.optional(string), currency: v.optional(string) },
  v.check((it) => it.type === 'ACCOUNT_BALANCE' || isString(it.card_id)),
)

const receivedDistribution = received(
  { type: v.optional(string) },
  v.check((it) => it.type === 'PAYOUT_LINK' || isString(it.email_address)),
)

const receivedProducts = received(
  { type: v.optional(string) },
  v.check((it) => it.type === 'SINGLE' || isList(it.values)),
)

const order = v.variant('status', [
  v.looseObject({
    status: v.literal('COMPLETED'),
    payment_method: v.optional(receivedPayment),
    items: v.optional(
      v.array(
        v.looseObject({
          distribution_method: v.optional(receivedDistribution),
          products: v.optional(receivedProducts),
        }),
      ),
    ),
  }),
  v.looseObject({ status: v.picklist(['PROCESSING', 'FAILED']) }),
])

const productState = received({ price_multiplier: v.optional(matching(DECIMAL)) })

const productUpdate = v.looseObject({
  product_code: filled,
  old_state: v.optional(productState),
  new_state: productState,
  timestamp: matching(TIMESTAMP),
})

/** By shape, as `order-contract` names them. */
const schemas = {
  'order-request': orderRequest,
  order,
  'product-update': productUpdate,
}

/** @param {string} shape */
export function verdict(shape) {
  const schema = schemas[shape]
  return (value) => v.is(schema, value)
}
