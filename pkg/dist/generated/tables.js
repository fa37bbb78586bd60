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
];
export const queries = [
    'product-query',
    'order-query',
];
export const lists = [
    'order-list',
    'product-list',
];
export const versions = [
    '2023-07-27',
    '2024-02-05',
];
export const defaultVersion = '2024-02-05';
export const levels = [
    'implied',
    'stated',
];
export const namings = [
    'wire',
    'label',
];
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
];
export const fatalCodes = [
    'syntax',
    'encoding',
    'too_large',
    'too_deep',
    'not_serializable',
];
export const severities = [
    'error',
    'warning',
    'info',
    'off',
];
export const applicabilities = [
    'safe',
    'review',
];
export const bases = [
    'stated',
    'implied',
    'assumed',
];
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
];
