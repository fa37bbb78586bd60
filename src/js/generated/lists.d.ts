// Written by codegen/: change the contract, then npm run build.
export type Version = '2023-07-27' | '2024-02-05'
export type Shape = 'order-request' | 'order-created' | 'order' | 'order-list' | 'product' | 'product-list' | 'product-update' | 'product-query' | 'order-query'
export type Code = 'syntax' | 'encoding' | 'duplicate_key' | 'too_large' | 'too_deep' | 'not_serializable' | 'type' | 'enum' | 'required' | 'empty' | 'email' | 'timestamp' | 'timestamp_offset' | 'decimal' | 'removed' | 'deprecated' | 'undocumented' | 'irrelevant' | 'unexpected' | 'exclusive' | 'unknown_version' | 'unknown_endpoint' | 'entries' | 'complement'
export type Severity = 'error' | 'warning' | 'info' | 'off'
export type Basis = 'stated' | 'implied' | 'assumed'
export type Level = 'implied' | 'stated'
export type Names = 'wire' | 'label'
