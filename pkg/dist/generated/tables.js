// The closed lists of the contract, each in the order in which the module counts them.
// Written by src/bin/generate.rs: change the contract, then npm run build.
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
export const versions = [
    '2023-07-27',
    '2024-02-05',
];
export const defaultVersion = '2024-02-05';
export const levels = [
    'implied',
    'stated',
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
