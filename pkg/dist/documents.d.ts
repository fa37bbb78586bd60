/** Fields whose form is not shown. An interface inherits them, so that yours can say more of them. */
export type Open<Fields> = {
    [Name in keyof Fields]: Fields[Name];
};
/**
 * What your service accepts beside the documented values, for the types: declare a member for each type of an object, and
 * for each field, that the option `accept` extends.
 */
export interface Accepted {
}
/** What `Accepted` has under a name. */
export type AcceptedAs<Name extends string> = Accepted extends {
    [N in Name]: infer Type;
} ? Type : never;
/** Payment method: Card. */
export interface OrderRequestPaymentMethodCard {
    /** Whether a card or the account balance pays. */
    type: 'CARD';
    /** Identifies the card that pays. */
    card_id: string;
    /** The currency in which the order is paid. */
    currency: 'EUR' | 'GBP' | 'USD' | 'CAD' | AcceptedAs<'OrderRequestPaymentMethod.currency'>;
}
/** Payment method: Account balance. */
export interface OrderRequestPaymentMethodAccountBalance {
    /** Whether a card or the account balance pays. */
    type: 'ACCOUNT_BALANCE';
    /** The currency in which the order is paid. */
    currency: 'EUR' | 'GBP' | 'USD' | 'CAD' | AcceptedAs<'OrderRequestPaymentMethod.currency'>;
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
    distribution_method: OrderRequestItemDistributionMethodEmail | OrderRequestItemDistributionMethodPayoutLink | AcceptedAs<'OrderRequestItemDistributionMethod'>;
    /** What the recipient can choose from. */
    products: OrderRequestItemProductsSingle | OrderRequestItemProductsMultiple | AcceptedAs<'OrderRequestItemProducts'>;
    /** Removed in 2023-07-27. Remove it. The API documentation names no replacement. */
    country?: never;
}
/** Order request. */
export interface OrderRequest {
    /** How the order is paid, and in which currency. */
    payment_method: OrderRequestPaymentMethodCard | OrderRequestPaymentMethodAccountBalance | AcceptedAs<'OrderRequestPaymentMethod'>;
    /** What is ordered: one entry for each payout. */
    items: OrderRequestItem[];
    /** Removed in 2023-07-27. Give each entry of `items` its own `products`. */
    products?: never;
    /** Removed in 2023-07-27. Send the key in the header `x-idempotency-key`. */
    idempotency_key?: never;
}
/** Created order. */
export interface OrderCreated {
    /** The state of the order. */
    status: 'COMPLETED' | 'PROCESSING' | 'FAILED' | AcceptedAs<'OrderCreated.status'>;
}
/** Payment method. */
export interface OrderPaymentMethod extends Open<{
    /** Identifies the card that pays. */
    card_id?: unknown;
}> {
    /** Whether a card or the account balance pays. */
    type?: 'CARD' | 'ACCOUNT_BALANCE' | (string & {}) | null;
    /** The currency in which the order is paid. */
    currency?: 'EUR' | 'GBP' | 'USD' | 'CAD' | (string & {}) | null;
}
/** Distribution method. */
export interface OrderItemDistributionMethod extends Open<{
    /** The recipient's e-mail address. */
    email_address?: unknown;
}> {
    /** Whether the item is sent by e-mail or as a payout link. */
    type?: 'EMAIL' | 'PAYOUT_LINK' | (string & {}) | null;
}
/** Products. */
export interface OrderItemProducts extends Open<{
    /** The one product of a single selection. */
    value?: unknown;
    /** The products of a multiple selection. */
    values?: unknown;
}> {
    /** Whether one product or several are offered. */
    type?: 'SINGLE' | 'MULTIPLE' | (string & {}) | null;
}
/** Item: what all versions have. */
export interface OrderItemBase {
    /** How the item reaches its recipient. */
    distribution_method?: OrderItemDistributionMethod | null;
    /** What the recipient can choose from. */
    products?: OrderItemProducts | null;
}
/** Item, 2023-07-27. */
export interface OrderItem_2023_07_27 extends OrderItemBase, Open<{
    /** Where the recipient redeems the item. @deprecated */
    redemption_url?: unknown;
}> {
}
/** Item, 2024-02-05. */
export interface OrderItem_2024_02_05 extends OrderItemBase, Open<{
    /** Replaces the redemption URL. Its structure is not documented. */
    payout?: unknown;
}> {
}
/** Item, 2024-02-05, the default. */
export interface OrderItem extends OrderItem_2024_02_05 {
}
/** Order: Completed: what all versions have. */
export interface OrderCompletedBase extends Open<{
    /** Identifies the order. */
    id?: unknown;
    /** What the service says about an order that is not completed. */
    message?: unknown;
    /** When the order was completed. */
    completed_at?: unknown;
}> {
    /** The state of the order. */
    status: 'COMPLETED';
    /** How the order is paid, and in which currency. */
    payment_method?: OrderPaymentMethod | null;
}
/** Order: Completed, 2023-07-27. */
export interface OrderCompleted_2023_07_27 extends OrderCompletedBase {
    /** What was ordered: one entry for each payout. */
    items?: (OrderItem_2023_07_27 | null)[] | null;
}
/** Order: Completed, 2024-02-05. */
export interface OrderCompleted_2024_02_05 extends OrderCompletedBase {
    /** What was ordered: one entry for each payout. */
    items?: (OrderItem | null)[] | null;
}
/** Order: Completed, 2024-02-05, the default. */
export interface OrderCompleted extends OrderCompleted_2024_02_05 {
}
/** Order: Processing. */
export interface OrderProcessing extends Open<{
    /** Identifies the order. */
    id?: unknown;
    /** What the service says about an order that is not completed. */
    message?: unknown;
}> {
    /** The state of the order. */
    status: 'PROCESSING';
}
/** Order: Failed. */
export interface OrderFailed extends Open<{
    /** Identifies the order. */
    id?: unknown;
    /** What the service says about an order that is not completed. */
    message?: unknown;
}> {
    /** The state of the order. */
    status: 'FAILED';
}
/** Product: what all versions have. */
export interface ProductBase {
}
/** Product, 2023-07-27. */
export interface Product_2023_07_27 extends ProductBase {
}
/** Product, 2024-02-05. */
export interface Product_2024_02_05 extends ProductBase, Open<{
    /** The categories of the product. Their form is not documented. */
    categories?: unknown[] | {
        [name: string]: unknown;
    } | null;
}> {
    /** Approved for every listed product. Its values are not documented. */
    approval_state: string;
    /** Instructions on expiry. Their fields are not documented. */
    expiry?: ProductExpiry | null;
}
/** Product, 2024-02-05, the default. */
export interface Product extends Product_2024_02_05 {
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
    /** When the update happened. A date and time to the microsecond, without a zone offset. */
    timestamp: string;
}
/** Product query: what all versions have. */
export interface ProductQueryBase {
}
/** Product query, 2023-07-27. */
export interface ProductQuery_2023_07_27 extends ProductQueryBase {
}
/** Product query, 2024-02-05. */
export interface ProductQuery_2024_02_05 extends ProductQueryBase {
    /** When set, only products that can be ordered are listed. */
    is_orderable?: string;
    /** Lists the one product with this code. */
    code?: string;
    /** Lists products that can be redeemed in these countries. */
    countries_redeemable_in?: string | string[];
    /** A cursor: lists what follows it. */
    after?: string;
    /** A cursor: lists what precedes it. */
    before?: string;
    /** How many entries a page holds at most. The largest value is not documented. */
    limit?: string;
}
/** Product query, 2024-02-05, the default. */
export interface ProductQuery extends ProductQuery_2024_02_05 {
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
/** The document of the shape `order-request`, 2023-07-27. */
export type OrderRequest_2023_07_27 = OrderRequest;
/** The document of the shape `order-request`, 2024-02-05. */
export type OrderRequest_2024_02_05 = OrderRequest;
/** The document of the shape `order-created`, 2023-07-27. */
export type OrderCreated_2023_07_27 = OrderCreated;
/** The document of the shape `order-created`, 2024-02-05. */
export type OrderCreated_2024_02_05 = OrderCreated;
/** The document of the shape `order`, 2024-02-05. */
export type Order = OrderCompleted | OrderProcessing | OrderFailed | AcceptedAs<'Order'>;
/** The document of the shape `order`, 2023-07-27. */
export type Order_2023_07_27 = OrderCompleted_2023_07_27 | OrderProcessing | OrderFailed | AcceptedAs<'Order'>;
/** The document of the shape `order`, 2024-02-05. */
export type Order_2024_02_05 = OrderCompleted | OrderProcessing | OrderFailed | AcceptedAs<'Order'>;
/** The document of the shape `order-list`, 2024-02-05. */
export type OrderList = Page<OrderCompleted | OrderProcessing | OrderFailed | AcceptedAs<'Order'>>;
/** The document of the shape `order-list`, 2023-07-27. */
export type OrderList_2023_07_27 = Page<OrderCompleted_2023_07_27 | OrderProcessing | OrderFailed | AcceptedAs<'Order'>>;
/** The document of the shape `order-list`, 2024-02-05. */
export type OrderList_2024_02_05 = Page<OrderCompleted | OrderProcessing | OrderFailed | AcceptedAs<'Order'>>;
/** The document of the shape `product-list`, 2024-02-05. */
export type ProductList = Page<Product>;
/** The document of the shape `product-list`, 2023-07-27. */
export type ProductList_2023_07_27 = Page<Product_2023_07_27>;
/** The document of the shape `product-list`, 2024-02-05. */
export type ProductList_2024_02_05 = Page<Product>;
/** The document of the shape `product-update`, 2023-07-27. */
export type ProductUpdate_2023_07_27 = ProductUpdate;
/** The document of the shape `product-update`, 2024-02-05. */
export type ProductUpdate_2024_02_05 = ProductUpdate;
/** The document of the shape `order-query`, 2023-07-27. */
export type OrderQuery_2023_07_27 = OrderQuery;
/** The document of the shape `order-query`, 2024-02-05. */
export type OrderQuery_2024_02_05 = OrderQuery;
/** The document of each shape, by version. */
export interface Documents {
    '2023-07-27': {
        'order-request': OrderRequest;
        'order-created': OrderCreated;
        'order': OrderCompleted_2023_07_27 | OrderProcessing | OrderFailed | AcceptedAs<'Order'>;
        'order-list': Page<OrderCompleted_2023_07_27 | OrderProcessing | OrderFailed | AcceptedAs<'Order'>>;
        'product': Product_2023_07_27;
        'product-list': Page<Product_2023_07_27>;
        'product-update': ProductUpdate;
        'product-query': ProductQuery_2023_07_27;
        'order-query': OrderQuery;
    };
    '2024-02-05': {
        'order-request': OrderRequest;
        'order-created': OrderCreated;
        'order': OrderCompleted | OrderProcessing | OrderFailed | AcceptedAs<'Order'>;
        'order-list': Page<OrderCompleted | OrderProcessing | OrderFailed | AcceptedAs<'Order'>>;
        'product': Product;
        'product-list': Page<Product>;
        'product-update': ProductUpdate;
        'product-query': ProductQuery;
        'order-query': OrderQuery;
    };
}
