// The closed lists of the contract, each in the order in which the module counts them.
// Written by codegen/: change the contract, then npm run build.

export const shapes = [
  'order-request',
  'order-created',
  'order',
  'order-list',
  'product',
  'product-list',
  'product-update',
  'product-query',
  'order-query',
] as const

export const queries = [
  'product-query',
  'order-query',
] as const

export const lists = [
  'order-list',
  'product-list',
] as const

export const versions = [
  '2023-07-27',
  '2024-02-05',
] as const

export const defaultVersion = '2024-02-05'

export const levels = [
  'implied',
  'stated',
] as const

export const namings = [
  'wire',
  'label',
] as const

export const codes = [
  'syntax',
  'encoding',
  'duplicate_key',
  'too_large',
  'too_deep',
  'not_serializable',
  'type',
  'enum',
  'required',
  'empty',
  'email',
  'timestamp',
  'timestamp_offset',
  'decimal',
  'removed',
  'deprecated',
  'undocumented',
  'irrelevant',
  'unexpected',
  'exclusive',
  'unknown_version',
  'unknown_endpoint',
  'entries',
  'complement',
] as const

export const fatalCodes = [
  'syntax',
  'encoding',
  'too_large',
  'too_deep',
  'not_serializable',
] as const

export const severities = [
  'error',
  'warning',
  'info',
  'off',
] as const

export const applicabilities = [
  'safe',
  'review',
] as const

export const bases = [
  'stated',
  'implied',
  'assumed',
] as const

export const names = [
  'after',
  'approval_state',
  'before',
  'card_id',
  'categories',
  'code',
  'completed_at',
  'countries',
  'countries_redeemable_in',
  'country',
  'currency',
  'current_token',
  'delivery_email',
  'discount_multiplier',
  'distribution_method',
  'email_address',
  'expiry',
  'final_values',
  'id',
  'idempotency_key',
  'initial_values',
  'is_complete',
  'is_orderable',
  'items',
  'limit',
  'message',
  'new_state',
  'old_state',
  'order_id',
  'payment_method',
  'payout',
  'price_multiplier',
  'product_code',
  'product_count',
  'products',
  'redemption_url',
  'status',
  'timestamp',
  'tokens',
  'type',
  'value',
  'values',
  'x-api-version',
  'x-idempotency-key',
] as const
