import type { JsonSchema } from '../reference.js';
export declare const order_request_2023_07_27_implied_: JsonSchema;
export declare const order_request_2023_07_27_stated_: JsonSchema;
export declare const order_created_2023_07_27_implied_: JsonSchema;
export declare const order_2023_07_27_implied_: JsonSchema;
export declare const order_2024_02_05_implied_: JsonSchema;
export declare const order_list_2023_07_27_implied_: JsonSchema;
export declare const order_list_2024_02_05_implied_: JsonSchema;
export declare const product_2023_07_27_implied_: JsonSchema;
export declare const product_2024_02_05_implied_: JsonSchema;
export declare const product_list_2023_07_27_implied_: JsonSchema;
export declare const product_list_2024_02_05_implied_: JsonSchema;
export declare const product_update_2023_07_27_implied_: JsonSchema;
export declare const product_query_2023_07_27_implied_: JsonSchema;
export declare const product_query_2024_02_05_implied_: JsonSchema;
export declare const product_query_2024_02_05_stated_: JsonSchema;
export declare const order_query_2023_07_27_implied_: JsonSchema;
export declare const order_query_2023_07_27_stated_: JsonSchema;
export declare const schemas: {
    readonly 'order-request': {
        readonly '2023-07-27': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
        readonly '2024-02-05': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
    };
    readonly 'order-created': {
        readonly '2023-07-27': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
        readonly '2024-02-05': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
    };
    readonly order: {
        readonly '2023-07-27': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
        readonly '2024-02-05': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
    };
    readonly 'order-list': {
        readonly '2023-07-27': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
        readonly '2024-02-05': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
    };
    readonly product: {
        readonly '2023-07-27': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
        readonly '2024-02-05': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
    };
    readonly 'product-list': {
        readonly '2023-07-27': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
        readonly '2024-02-05': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
    };
    readonly 'product-update': {
        readonly '2023-07-27': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
        readonly '2024-02-05': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
    };
    readonly 'product-query': {
        readonly '2023-07-27': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
        readonly '2024-02-05': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
    };
    readonly 'order-query': {
        readonly '2023-07-27': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
        readonly '2024-02-05': {
            readonly implied: JsonSchema;
            readonly stated: JsonSchema;
        };
    };
};
