export declare const shapes: readonly ['order-request', 'order-created', 'order', 'order-list', 'product', 'product-list', 'product-update', 'product-query', 'order-query'];
export declare const queries: readonly ['product-query', 'order-query'];
export declare const versions: readonly ['2023-07-27', '2024-02-05'];
export declare const levels: readonly ['implied', 'stated'];
export declare const codes: readonly ['syntax', 'encoding', 'duplicate_key', 'too_large', 'too_deep', 'not_serializable', 'type', 'enum', 'required', 'empty', 'email', 'timestamp', 'timestamp_offset', 'decimal', 'removed', 'deprecated', 'undocumented', 'irrelevant', 'unexpected', 'exclusive', 'unknown_version', 'unknown_endpoint', 'entries', 'complement'];
export declare const fatalCodes: readonly ['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable'];
export declare const severities: readonly ['error', 'warning', 'info', 'off'];
export declare const bases: readonly ['stated', 'implied', 'assumed'];
