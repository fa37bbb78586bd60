// The closed lists of the contract, in the order of the numbers that cross.
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

export const forms = [
  'email',
  'timestamp',
  'decimal',
  'count',
] as const

/** The enumerations and the required fields of each shape: their numbers, by pointer. */
export const amendable: { readonly [S in (typeof shapes)[number]]: { readonly [pointer: string]: number } } = {"order-request":{"/payment_method":14,"/payment_method/type":1,"/payment_method/card_id":2,"/payment_method/currency":3,"/items":15,"/items/*/distribution_method":10,"/items/*/distribution_method/type":4,"/items/*/distribution_method/email_address":5,"/items/*/products":11,"/items/*/products/type":7,"/items/*/products/value":8,"/items/*/products/values":9},"order-created":{"/status":28},"order":{"/status":42,"/id":43,"/message":44,"/completed_at":45,"/payment_method":46,"/payment_method/type":1,"/payment_method/card_id":2,"/payment_method/currency":3,"/items":47,"/items/*/distribution_method":19,"/items/*/distribution_method/type":4,"/items/*/distribution_method/email_address":5,"/items/*/products":20,"/items/*/products/type":7,"/items/*/products/value":8,"/items/*/products/values":9},"order-list":{"/status":42,"/id":43,"/message":44,"/completed_at":45,"/payment_method":46,"/payment_method/type":1,"/payment_method/card_id":2,"/payment_method/currency":3,"/items":47,"/items/*/distribution_method":19,"/items/*/distribution_method/type":4,"/items/*/distribution_method/email_address":5,"/items/*/products":20,"/items/*/products/type":7,"/items/*/products/value":8,"/items/*/products/values":9},"product":{"/approval_state":56},"product-list":{"/approval_state":56},"product-update":{"/product_code":62,"/new_state":64,"/timestamp":65},"product-query":{},"order-query":{}}

export const bodies = [
  'order-request',
] as const

export const words: readonly string[] = ["CARD","ACCOUNT_BALANCE","EUR","GBP","USD","CAD","type","card_id","currency","EMAIL","PAYOUT_LINK","email_address","SINGLE","MULTIPLE","value","values","distribution_method","products","country","payment_method","items","idempotency_key","COMPLETED","PROCESSING","FAILED","redemption_url","payout","order_id","discount_multiplier","delivery_email","current_token","status","completed_at","is_complete","countries","initial_values","final_values","product_count","tokens","id","message","approval_state","categories","expiry","price_multiplier","product_code","old_state","new_state","timestamp","is_orderable","code","countries_redeemable_in","after","before","limit","x-api-version","x-idempotency-key","2023-07-27","2024-02-05","query","headers","body"]

export const sections: readonly string[] = ["4","8","4.4","4.2","9","2.4","2.5","2.6","2.1","2.2","2.3","4.1",""]
