/** The contract in Zod: the rules that are errors by default, unknown members kept. */
import * as z from 'zod'
import { DECIMAL, EMAIL, TIMESTAMP } from './formats.mjs'

const string = z.string()
const filled = z.string().min(1)
const gone = z.undefined().optional()

const sentPayment = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('CARD'),
    currency: z.enum(['EUR', 'GBP', 'USD', 'CAD']),
    card_id: filled,
  }),
  z.looseObject({
    type: z.literal('ACCOUNT_BALANCE'),
    currency: z.enum(['EUR', 'GBP', 'USD', 'CAD']),
  }),
])

const sentItem = z.looseObject({
  distribution_method: z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('EMAIL'), email_address: z.string().regex(new RegExp(EMAIL)) }),
    z.looseObject({ type: z.literal('PAYOUT_LINK') }),
  ]),
  products: z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('SINGLE'), value: filled }),
    z.looseObject({ type: z.literal('MULTIPLE'), values: z.array(filled).min(1) }),
  ]),
  country: gone,
})

const orderRequest = z.looseObject({
  payment_method: sentPayment,
  items: z.array(sentItem).min(1),
  products: gone,
  idempotency_key: gone,
})

// A member that its discriminator makes irrelevant is not checked.

const isString = (value) => value === undefined || typeof value === 'string'
const isList = (value) => value === undefined || Array.isArray(value)

const receivedPayment = z
  .looseObject({ type: string.optional(), currency: string.optional() })
  .refine((it) => it.type === 'ACCOUNT_BALANCE' || isString(it.card_id), { path: ['card_id'] })

const receivedDistribution = z
  .looseObject({ type: string.optional() })
  .refine((it) => it.type === 'PAYOUT_LINK' || isString(it.email_address), {
    path: ['email_address'],
  })

const receivedProducts = z
  .looseObject({ type: string.optional() })
  .refine((it) => it.type === 'SINGLE' || isList(it.values), { path: ['values'] })

const order = z.discriminatedUnion('status', [
  z.looseObject({
    status: z.literal('COMPLETED'),
    payment_method: receivedPayment.optional(),
    items: z
      .array(
        z.looseObject({
          distribution_method: receivedDistribution.optional(),
          products: receivedProducts.optional(),
        }),
      )
      .optional(),
  }),
  z.looseObject({ status: z.enum(['PROCESSING', 'FAILED']) }),
])

const productState = z.looseObject({
  price_multiplier: z.string().regex(new RegExp(DECIMAL)).optional(),
})

const productUpdate = z.looseObject({
  product_code: filled,
  old_state: productState.optional(),
  new_state: productState,
  timestamp: z.string().regex(new RegExp(TIMESTAMP)),
})

/** By shape, as `order-contract` names them. */
const schemas = {
  'order-request': orderRequest,
  order,
  'product-update': productUpdate,
}

const compiled = (shape) => z.compile(schemas[shape], { strict: true })

const verdictOf = (schema) => (value) => z.validate(schema, value)
const findingsOf = (schema) => (value) => schema.safeParse(value).error?.issues ?? []

/** `z.validate` returns only the verdict, which is faster than `safeParse`. @param {string} shape */
export const verdict = (shape) => verdictOf(schemas[shape])

/** Compiled on demand, because that needs `new Function`. @param {string} shape */
export const compiledVerdict = (shape) => verdictOf(compiled(shape))

/** @param {string} shape */
export const findings = (shape) => findingsOf(schemas[shape])

/** @param {string} shape */
export const compiledFindings = (shape) => findingsOf(compiled(shape))
