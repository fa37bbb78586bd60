/**
 * The contract as JSON Schema, written by hand for Ajv and ata-validator: exactly the rules that are errors by
 * default. Schemas of sent shapes name required and removed fields. Schemas of received shapes reject only what a
 * reader could not use. The caller chooses how to write unions and string formats, because that decides the speed of
 * a validator.
 */
import { DECIMAL, EMAIL, TIMESTAMP } from './formats.mjs'

const string = { type: 'string' }
const filled = { type: 'string', minLength: 1 }
const oneOf = (...values) => ({ type: 'string', enum: values })
const typeIs = (value) => ({ required: ['type'], properties: { type: { const: value } } })
const currency = oneOf('EUR', 'GBP', 'USD', 'CAD')

/** A received object. Members that its `type` makes irrelevant are not checked. */
const unless = (type, members, properties = {}) => ({
  type: 'object',
  properties: { type: string, ...properties },
  if: typeIs(type),
  else: { properties: members },
})

/**
 * The schemas by shape, as `order-contract` names them.
 * @param {object} spelling
 * @param {(tag: string, branches: Record<string, { required?: string[], properties?: object }>) => object} spelling.tagged
 *   an object whose member `tag` decides what else it has
 * @param {(pattern: string) => object} spelling.matching  a string of a form
 */
export function contract({ tagged, matching }) {
  const sentPayment = tagged('type', {
    CARD: { required: ['currency', 'card_id'], properties: { currency, card_id: filled } },
    ACCOUNT_BALANCE: { required: ['currency'], properties: { currency } },
  })

  const sentDistribution = tagged('type', {
    EMAIL: {
      required: ['email_address'],
      properties: { email_address: matching(EMAIL) },
    },
    PAYOUT_LINK: {},
  })

  const sentProducts = tagged('type', {
    SINGLE: { required: ['value'], properties: { value: filled } },
    MULTIPLE: {
      required: ['values'],
      properties: { values: { type: 'array', minItems: 1, items: filled } },
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
    properties: { price_multiplier: matching(DECIMAL) },
  }

  const productUpdate = {
    type: 'object',
    required: ['product_code', 'new_state', 'timestamp'],
    properties: {
      product_code: filled,
      old_state: productState,
      new_state: productState,
      timestamp: matching(TIMESTAMP),
    },
  }

  return {
    'order-request': orderRequest,
    order,
    'product-update': productUpdate,
  }
}
