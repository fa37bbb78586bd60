/** Payment method: Card. */
export interface OrderRequestPaymentMethodCard {
    /** Whether a card or the account balance pays. */
    type: 'CARD';
    /** Identifies the card that pays. */
    card_id: string;
    /** The currency in which the order is paid. */
    currency: 'EUR' | 'GBP' | 'USD' | 'CAD';
}
/** Payment method: Account balance. */
export interface OrderRequestPaymentMethodAccountBalance {
    /** Whether a card or the account balance pays. */
    type: 'ACCOUNT_BALANCE';
    /** The currency in which the order is paid. */
    currency: 'EUR' | 'GBP' | 'USD' | 'CAD';
}
/** Distribution method: E-mail. */
export interface OrderRequestItemDistributionMethodEmail {
    /** Whether the item is sent by e-mail or as a payout link. */
    type: 'EMAIL';
    /** The recipient's e-mail address. */
    email_address: string;
}
/** Distribution method: Payout link. */
export interface OrderRequestItemDistributionMethodPayoutLink {
    /** Whether the item is sent by e-mail or as a payout link. */
    type: 'PAYOUT_LINK';
}
/** Products: One product. */
export interface OrderRequestItemProductsSingle {
    /** Whether one product or several are offered. */
    type: 'SINGLE';
    /** The one product of a single selection. */
    value: string;
}
/** Products: Several products. */
export interface OrderRequestItemProductsMultiple {
    /** Whether one product or several are offered. */
    type: 'MULTIPLE';
    /** The products of a multiple selection. */
    values: string[];
}
/** Item. */
export interface OrderRequestItem {
    /** How the item reaches its recipient. */
    distribution_method: OrderRequestItemDistributionMethodEmail | OrderRequestItemDistributionMethodPayoutLink;
    /** What the recipient can choose from. */
    products: OrderRequestItemProductsSingle | OrderRequestItemProductsMultiple;
    /** Removed in 2023-07-27. Remove it, nothing replaces it. */
    country?: never;
}
/** Order request. */
export interface OrderRequest {
    /** How the order is paid, and in which currency. */
    payment_method: OrderRequestPaymentMethodCard | OrderRequestPaymentMethodAccountBalance;
    /** What is ordered: one entry for each payout. */
    items: OrderRequestItem[];
    /** Removed in 2023-07-27. Give each entry of `items` its own `products`. */
    products?: never;
    /** Removed in 2023-07-27. Send the key in the header `x-idempotency-key`. */
    idempotency_key?: never;
}
/** Created order. */
export interface OrderCreated {
    /** Whether the order is completed, processing or failed. */
    status: 'COMPLETED' | 'PROCESSING' | 'FAILED';
}
/** Payment method. */
export interface OrderPaymentMethod {
    /** Whether a card or the account balance pays. */
    type?: 'CARD' | 'ACCOUNT_BALANCE' | (string & {}) | null;
    /** The currency in which the order is paid. */
    currency?: 'EUR' | 'GBP' | 'USD' | 'CAD' | (string & {}) | null;
    /** Identifies the card that pays. */
    card_id?: unknown;
}
/** Distribution method. */
export interface OrderItemDistributionMethod {
    /** Whether the item is sent by e-mail or as a payout link. */
    type?: 'EMAIL' | 'PAYOUT_LINK' | (string & {}) | null;
    /** The recipient's e-mail address. */
    email_address?: unknown;
}
/** Products. */
export interface OrderItemProducts {
    /** Whether one product or several are offered. */
    type?: 'SINGLE' | 'MULTIPLE' | (string & {}) | null;
    /** The one product of a single selection. */
    value?: unknown;
    /** The products of a multiple selection. */
    values?: unknown;
}
/** Item: what all versions have. */
export interface OrderItem {
    /** How the item reaches its recipient. */
    distribution_method?: OrderItemDistributionMethod | null;
    /** What the recipient can choose from. */
    products?: OrderItemProducts | null;
}
/** Item, 2023-07-27. */
export interface OrderItem_2023_07_27 extends OrderItem {
    /** Where the recipient redeems the item. @deprecated */
    redemption_url?: unknown;
}
/** Item, 2024-02-05. */
export interface OrderItem_2024_02_05 extends OrderItem {
    /** Replaces the redemption URL. Its structure is not documented. */
    payout?: unknown;
}
/** Order: Completed: what all versions have. */
export interface OrderCompleted {
    /** Whether the order is completed, processing or failed. */
    status: 'COMPLETED';
    /** Identifies the order. */
    id?: unknown | null;
    /** What the service says about an order that is processing or failed. */
    message?: unknown | null;
    /** When the order was completed. */
    completed_at?: unknown;
    /** How the order is paid, and in which currency. */
    payment_method?: OrderPaymentMethod | null;
}
/** Order: Completed, 2023-07-27. */
export interface OrderCompleted_2023_07_27 extends OrderCompleted {
    /** What was ordered: one entry for each payout. */
    items?: (OrderItem_2023_07_27 | null)[] | null;
}
/** Order: Completed, 2024-02-05. */
export interface OrderCompleted_2024_02_05 extends OrderCompleted {
    /** What was ordered: one entry for each payout. */
    items?: (OrderItem_2024_02_05 | null)[] | null;
}
/** Order: Processing. */
export interface OrderProcessing {
    /** Whether the order is completed, processing or failed. */
    status: 'PROCESSING';
    /** Identifies the order. */
    id?: unknown | null;
    /** What the service says about an order that is processing or failed. */
    message?: unknown | null;
}
/** Order: Failed. */
export interface OrderFailed {
    /** Whether the order is completed, processing or failed. */
    status: 'FAILED';
    /** Identifies the order. */
    id?: unknown | null;
    /** What the service says about an order that is processing or failed. */
    message?: unknown | null;
}
/** Product: what all versions have. */
export interface Product {
}
/** Product, 2023-07-27. */
export interface Product_2023_07_27 extends Product {
}
/** Product, 2024-02-05. */
export interface Product_2024_02_05 extends Product {
    /** Approved for every listed product. Its values are not documented. */
    approval_state: string;
    /** The categories of the product. Their form is not documented. */
    categories?: unknown[] | {
        [name: string]: unknown;
    } | null;
    /** Instructions on expiry. Their fields are not documented. */
    expiry?: ProductExpiry | null;
}
/** Expiry. */
export interface ProductExpiry {
}
/** Product state. */
export interface ProductUpdateProductState {
    /** A decimal number in a string. */
    price_multiplier?: string | null;
}
/** Product update. */
export interface ProductUpdate {
    /** The code of the product that changed. */
    product_code: string;
    /** The product's state before the update. */
    old_state?: ProductUpdateProductState | null;
    /** The product's state after the update. */
    new_state: ProductUpdateProductState;
    /** When the update happened, in microseconds and without a zone offset. */
    timestamp: string;
}
/** Product query: what all versions have. */
export interface ProductQuery {
}
/** Product query, 2023-07-27. */
export interface ProductQuery_2023_07_27 extends ProductQuery {
}
/** Product query, 2024-02-05. */
export interface ProductQuery_2024_02_05 extends ProductQuery {
    /** When set, only products that can be ordered are listed. */
    is_orderable?: string;
    /** Lists the one product with this code. */
    code?: string;
    /** Lists products that can be redeemed in these countries. */
    countries_redeemable_in?: string;
    /** A cursor: lists what follows it. */
    after?: string;
    /** A cursor: lists what precedes it. */
    before?: string;
    /** How many entries a page holds at most. The largest value is not documented. */
    limit?: string;
}
/** Order query. */
export interface OrderQuery {
    /** How many entries a page holds at most. The largest value is not documented. */
    limit?: string;
    /** A cursor: lists what precedes it. */
    before?: string;
    /** A cursor: lists what follows it. */
    after?: string;
}
/** A page of a list. How it lays out its entries is not shown. */
export type Page<Entry> = Entry[] | {
    [name: string]: unknown;
};
/** The document of each shape, by version. */
export interface Documents {
    '2023-07-27': {
        'order-request': OrderRequest;
        'order-created': OrderCreated;
        'order': OrderCompleted_2023_07_27 | OrderProcessing | OrderFailed;
        'order-list': Page<OrderCompleted_2023_07_27 | OrderProcessing | OrderFailed>;
        'product': Product_2023_07_27;
        'product-list': Page<Product_2023_07_27>;
        'product-update': ProductUpdate;
        'product-query': ProductQuery_2023_07_27;
        'order-query': OrderQuery;
    };
    '2024-02-05': {
        'order-request': OrderRequest;
        'order-created': OrderCreated;
        'order': OrderCompleted_2024_02_05 | OrderProcessing | OrderFailed;
        'order-list': Page<OrderCompleted_2024_02_05 | OrderProcessing | OrderFailed>;
        'product': Product_2024_02_05;
        'product-list': Page<Product_2024_02_05>;
        'product-update': ProductUpdate;
        'product-query': ProductQuery_2024_02_05;
        'order-query': OrderQuery;
    };
}
