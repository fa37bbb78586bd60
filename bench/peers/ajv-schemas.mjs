/**
 * The contract as JSON Schema, written by hand for Ajv: exactly the rules that are errors by default.
 * Sent shapes name what is required and removed; received shapes hold only what a reader could not act on.
 * What a sent document is told apart by is a `discriminator`, which was measured here to be a quarter quicker than
 * if/then; a received one may lack it, so there it is if/else.
 */
import { DECIMAL, EMAIL, TIMESTAMP } from './formats.mjs'

const string = { type: 'string' }
const filled = { type: 'string', minLength: 1 }
const oneOf = (...values) => ({ type: 'string', enum: values })
const typeIs = (value) => ({ required: ['type'], properties: { type: { const: value } } })

/** One object of several, told apart by `tag`: Ajv looks at the tag first and then at one branch only. */
const tagged = (tag, branches) => ({
  type: 'object',
  required: [tag],
  discriminator: { propertyName: tag },
  oneOf: Object.entries(branches).map(([value, { required = [], properties = {} }]) => ({
    required,
    properties: { [tag]: { const: value }, ...properties },
  })),
})

const currency = oneOf('EUR', 'GBP', 'USD', 'CAD')

const sentPayment = tagged('type', {
  CARD: { required: ['currency', 'card_id'], properties: { currency, card_id: filled } },
  ACCOUNT_BALANCE: { required: ['currency'], properties: { currency } },
})

const sentDistribution = tagged('type', {
  EMAIL: {
    required: ['email_address'],
    properties: { email_address: { type: 'string', pattern: EMAIL } },
  },
  PAYOUT_LINK: {},
})

const sentProducts = tagged('type', {
  SINGLE: { required: ['value'], properties: { value: filled } },
  MULTIPLE: {
    required: ['values'],
    properties: { values: { type: 'array', minItems: 1, items: string } },
  },
})

const orderRequest = {
  type: 'object',
  required: ['payment_method', 'items'],
  properties: {
    payment_method: sentPayment,
    items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['distribution_method', 'products'],
        properties: {
          distribution_method: sentDistribution,
          products: sentProducts,
          country: false,
        },
      },
    },
    products: false,
    idempotency_key: false,
  },
}

/** A received object whose members are not looked at where its `type` makes them irrelevant. */
const unless = (type, members, properties = {}) => ({
  type: 'object',
  properties: { type: string, ...properties },
  if: typeIs(type),
  else: { properties: members },
})

const completed = {
  payment_method: unless('ACCOUNT_BALANCE', { card_id: string }, { currency: string }),
  items: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        distribution_method: unless('PAYOUT_LINK', { email_address: string }),
        products: unless('SINGLE', { values: { type: 'array' } }),
      },
    },
  },
}

const order = tagged('status', {
  COMPLETED: { properties: completed },
  PROCESSING: {},
  FAILED: {},
})

const productState = {
  type: 'object',
  properties: { price_multiplier: { type: 'string', pattern: DECIMAL } },
}

const productUpdate = {
  type: 'object',
  required: ['product_code', 'new_state', 'timestamp'],
  properties: {
    product_code: filled,
    old_state: productState,
    new_state: productState,
    timestamp: { type: 'string', pattern: TIMESTAMP },
  },
}

/** By shape, as `order-contract` names them. */
export const schemas = {
  'order-request': orderRequest,
  order,
  'product-update': productUpdate,
}

/** `unicode: false` counts UTF-16 units for `minLength`, which is quicker and the same for "not empty". */
export const ajvOptions = {
  strict: false,
  discriminator: true,
  unicode: false,
  unicodeRegExp: false,
  logger: false,
}
