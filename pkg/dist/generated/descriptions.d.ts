import type { ShapeDetails } from '../reference.js';
export declare const order_request_2023_07_27_: ShapeDetails;
export declare const order_created_2023_07_27_: ShapeDetails;
export declare const order_2023_07_27_: ShapeDetails;
export declare const order_2024_02_05_: ShapeDetails;
export declare const order_list_2023_07_27_: ShapeDetails;
export declare const order_list_2024_02_05_: ShapeDetails;
export declare const product_2023_07_27_: ShapeDetails;
export declare const product_2024_02_05_: ShapeDetails;
export declare const product_list_2023_07_27_: ShapeDetails;
export declare const product_list_2024_02_05_: ShapeDetails;
export declare const product_update_2023_07_27_: ShapeDetails;
export declare const product_query_2023_07_27_: ShapeDetails;
export declare const product_query_2024_02_05_: ShapeDetails;
export declare const order_query_2023_07_27_: ShapeDetails;
export declare const descriptions: {
    readonly 'order-request': {
        readonly '2023-07-27': ShapeDetails;
        readonly '2024-02-05': ShapeDetails;
    };
    readonly 'order-created': {
        readonly '2023-07-27': ShapeDetails;
        readonly '2024-02-05': ShapeDetails;
    };
    readonly order: {
        readonly '2023-07-27': ShapeDetails;
        readonly '2024-02-05': ShapeDetails;
    };
    readonly 'order-list': {
        readonly '2023-07-27': ShapeDetails;
        readonly '2024-02-05': ShapeDetails;
    };
    readonly product: {
        readonly '2023-07-27': ShapeDetails;
        readonly '2024-02-05': ShapeDetails;
    };
    readonly 'product-list': {
        readonly '2023-07-27': ShapeDetails;
        readonly '2024-02-05': ShapeDetails;
    };
    readonly 'product-update': {
        readonly '2023-07-27': ShapeDetails;
        readonly '2024-02-05': ShapeDetails;
    };
    readonly 'product-query': {
        readonly '2023-07-27': ShapeDetails;
        readonly '2024-02-05': ShapeDetails;
    };
    readonly 'order-query': {
        readonly '2023-07-27': ShapeDetails;
        readonly '2024-02-05': ShapeDetails;
    };
};
