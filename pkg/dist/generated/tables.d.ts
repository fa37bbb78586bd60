import type { CallMessages, ConversionMessages, DocumentMessages, FieldData, ObjectData, Right } from '../language.js';
export declare const shapes: readonly ['order-request', 'order-created', 'order', 'order-list', 'product', 'product-list', 'product-update', 'product-query', 'order-query'];
export declare const queries: readonly ['product-query', 'order-query'];
export declare const lists: readonly ['order-list', 'product-list'];
export declare const versions: readonly ['2023-07-27', '2024-02-05'];
export declare const defaultVersion = "2024-02-05";
export declare const levels: readonly ['implied', 'stated'];
export declare const namings: readonly ['wire', 'label'];
export declare const codes: readonly ['syntax', 'encoding', 'duplicate_key', 'too_large', 'too_deep', 'not_serializable', 'type', 'enum', 'required', 'empty', 'email', 'timestamp', 'timestamp_offset', 'decimal', 'removed', 'deprecated', 'undocumented', 'irrelevant', 'unexpected', 'exclusive', 'unknown_version', 'unknown_endpoint', 'entries', 'complement'];
export declare const fatalCodes: readonly ['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable'];
export declare const severities: readonly ['error', 'warning', 'info', 'off'];
export declare const applicabilities: readonly ['safe', 'review'];
export declare const bases: readonly ['stated', 'implied', 'assumed'];
export declare const names: readonly ['after', 'approval_state', 'before', 'card_id', 'categories', 'code', 'completed_at', 'countries', 'countries_redeemable_in', 'country', 'currency', 'current_token', 'delivery_email', 'discount_multiplier', 'distribution_method', 'email_address', 'expiry', 'final_values', 'id', 'idempotency_key', 'initial_values', 'is_complete', 'is_orderable', 'items', 'limit', 'message', 'new_state', 'old_state', 'order_id', 'payment_method', 'payout', 'price_multiplier', 'product_code', 'product_count', 'products', 'redemption_url', 'status', 'timestamp', 'tokens', 'type', 'value', 'values', 'x-api-version', 'x-idempotency-key'];
export declare const words: readonly string[];
export declare const sections: readonly string[];
export declare const fields: readonly FieldData[];
export declare const objects: readonly ObjectData[];
/** What a problem lists under `expected`, by sentence. */
export declare const rights: readonly Right[];
export declare const english: DocumentMessages;
/** The sentences on calls, which follow the others. */
export declare const englishCalls: CallMessages;
/** The changes between versions, oldest first. */
export declare const changeIds: readonly string[];
/** The lists of a conversion, by the topic of a note. */
export declare const topics: readonly ('changes' | 'gaps' | 'losses')[];
export declare const englishConversions: ConversionMessages;
