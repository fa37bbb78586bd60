//! The documents of version 2024-02-05, by their shapes. All other types are parts of them.
//!
//! - `order-request`: [`OrderRequest`]
//! - `order-created`: [`OrderCreated`]
//! - `order`: [`Order`]
//! - `order-list`: [`OrderList`]
//! - `product`: [`Product`]
//! - `product-list`: [`ProductList`]
//! - `product-update`: [`ProductUpdate`]
// Written by codegen/: change the contract, then npm run build.

use crate::documents::enumeration::enumeration;
use crate::documents::members::{discriminated, members, objects};
#[allow(unused_imports, reason = "not every version needs all of them")]
use crate::documents::{Decimal, Document, Json, Page, Timestamp};
use crate::{Shape, Version};
use alloc::string::String;
use alloc::vec::Vec;

enumeration! {
    /// The currency in which the order is paid.
    Currency {
        /// Euro.
        Eur = "EUR",
        /// Pound sterling.
        Gbp = "GBP",
        /// US dollar.
        Usd = "USD",
        /// Canadian dollar.
        Cad = "CAD",
    }
}

members! {
    /// Payment method: Card.
    OrderRequestPaymentMethodCard {
        /// Identifies the card that pays.
        required "card_id" card_id: String,
        /// The currency in which the order is paid.
        required "currency" currency: Currency,
    }
}

members! {
    /// Payment method: Account balance.
    OrderRequestPaymentMethodAccountBalance {
        /// The currency in which the order is paid.
        required "currency" currency: Currency,
    }
}

discriminated! {
    /// Payment method, by its `type`.
    OrderRequestPaymentMethod by "type" {
        /// Payment method: Card.
        "CARD" => Card(OrderRequestPaymentMethodCard),
        /// Payment method: Account balance.
        "ACCOUNT_BALANCE" => AccountBalance(OrderRequestPaymentMethodAccountBalance),
    }
}

members! {
    /// Distribution method: E-mail.
    OrderRequestItemDistributionMethodEmail {
        /// The recipient's e-mail address.
        required "email_address" email_address: String,
    }
}

members! {
    /// Distribution method: Payout link.
    #[derive(Default)]
    OrderRequestItemDistributionMethodPayoutLink {
    }
}

discriminated! {
    /// Distribution method, by its `type`.
    OrderRequestItemDistributionMethod by "type" {
        /// Distribution method: E-mail.
        "EMAIL" => Email(OrderRequestItemDistributionMethodEmail),
        /// Distribution method: Payout link.
        "PAYOUT_LINK" => PayoutLink(OrderRequestItemDistributionMethodPayoutLink),
    }
}

members! {
    /// Products: One product.
    OrderRequestItemProductsSingle {
        /// The one product of a single selection.
        required "value" value: String,
    }
}

members! {
    /// Products: Several products.
    OrderRequestItemProductsMultiple {
        /// The products of a multiple selection.
        required "values" values: Vec<String>,
    }
}

discriminated! {
    /// Products, by its `type`.
    OrderRequestItemProducts by "type" {
        /// Products: One product.
        "SINGLE" => Single(OrderRequestItemProductsSingle),
        /// Products: Several products.
        "MULTIPLE" => Multiple(OrderRequestItemProductsMultiple),
    }
}

members! {
    /// Item.
    OrderRequestItem {
        /// How the item reaches its recipient.
        required "distribution_method" distribution_method: OrderRequestItemDistributionMethod,
        /// What the recipient can choose from.
        required "products" products: OrderRequestItemProducts,
    }
}

members! {
    /// Order request.
    OrderRequest {
        /// How the order is paid, and in which currency.
        required "payment_method" payment_method: OrderRequestPaymentMethod,
        /// What is ordered: one entry for each payout.
        required "items" items: Vec<OrderRequestItem>,
    }
}

impl Document for OrderRequest {
    const SHAPE: Shape = Shape::OrderRequest;
    const VERSION: Version = Version::V2024_02_05;
}

enumeration! {
    /// The state of the order.
    Status {
        /// Completed.
        Completed = "COMPLETED",
        /// Processing.
        Processing = "PROCESSING",
        /// Failed.
        Failed = "FAILED",
    }
}

members! {
    /// Created order.
    OrderCreated {
        /// The state of the order.
        required "status" status: Status,
    }
}

impl Document for OrderCreated {
    const SHAPE: Shape = Shape::OrderCreated;
    const VERSION: Version = Version::V2024_02_05;
}

enumeration! {
    /// Whether a card or the account balance pays.
    PaymentMethodType {
        /// Card.
        Card = "CARD",
        /// Account balance.
        AccountBalance = "ACCOUNT_BALANCE",
    }
}

members! {
    /// Payment method.
    #[derive(Default)]
    OrderPaymentMethod {
        /// Whether a card or the account balance pays.
        nullable "type" r#type: Option<PaymentMethodType>,
        /// Identifies the card that pays.
        lenient "card_id" card_id: Option<String>,
        /// The currency in which the order is paid.
        nullable "currency" currency: Option<Currency>,
    }
}

enumeration! {
    /// Whether the item is sent by e-mail or as a payout link.
    DistributionMethodType {
        /// E-mail.
        Email = "EMAIL",
        /// Payout link.
        PayoutLink = "PAYOUT_LINK",
    }
}

members! {
    /// Distribution method.
    #[derive(Default)]
    OrderItemDistributionMethod {
        /// Whether the item is sent by e-mail or as a payout link.
        nullable "type" r#type: Option<DistributionMethodType>,
        /// The recipient's e-mail address.
        lenient "email_address" email_address: Option<String>,
    }
}

enumeration! {
    /// Whether one product or several are offered.
    ProductsType {
        /// One product.
        Single = "SINGLE",
        /// Several products.
        Multiple = "MULTIPLE",
    }
}

members! {
    /// Products.
    #[derive(Default)]
    OrderItemProducts {
        /// Whether one product or several are offered.
        nullable "type" r#type: Option<ProductsType>,
        /// The one product of a single selection.
        lenient "value" value: Option<String>,
        /// The products of a multiple selection.
        lenient "values" values: Option<Vec<String>>,
    }
}

members! {
    /// Item.
    #[derive(Default)]
    OrderItem {
        /// How the item reaches its recipient.
        nullable "distribution_method" distribution_method: Option<OrderItemDistributionMethod>,
        /// What the recipient can choose from.
        nullable "products" products: Option<OrderItemProducts>,
        /// Replaces the redemption URL. Its structure is not documented.
        optional "payout" payout: Option<Json>,
    }
}

members! {
    /// Order: Completed.
    #[derive(Default)]
    OrderCompleted {
        /// Identifies the order.
        optional "id" id: Option<Json>,
        /// What the service says about an order that is not completed.
        optional "message" message: Option<Json>,
        /// When the order was completed.
        lenient "completed_at" completed_at: Option<String>,
        /// How the order is paid, and in which currency.
        nullable "payment_method" payment_method: Option<OrderPaymentMethod>,
        /// What was ordered: one entry for each payout.
        nullable "items" items: Option<Vec<Option<OrderItem>>>,
    }
}

members! {
    /// Order: Processing.
    #[derive(Default)]
    OrderProcessing {
        /// Identifies the order.
        optional "id" id: Option<Json>,
        /// What the service says about an order that is not completed.
        optional "message" message: Option<Json>,
    }
}

members! {
    /// Order: Failed.
    #[derive(Default)]
    OrderFailed {
        /// Identifies the order.
        optional "id" id: Option<Json>,
        /// What the service says about an order that is not completed.
        optional "message" message: Option<Json>,
    }
}

discriminated! {
    /// Order, by its `status`.
    Order by "status" {
        /// Order: Completed.
        "COMPLETED" => Completed(OrderCompleted),
        /// Order: Processing.
        "PROCESSING" => Processing(OrderProcessing),
        /// Order: Failed.
        "FAILED" => Failed(OrderFailed),
    }
}

impl Document for Order {
    const SHAPE: Shape = Shape::Order;
    const VERSION: Version = Version::V2024_02_05;
}

/// The document of the shape `order-list`.
pub type OrderList = Page<Order>;

impl Document for OrderList {
    const SHAPE: Shape = Shape::OrderList;
    const VERSION: Version = Version::V2024_02_05;
}

members! {
    /// Expiry.
    #[derive(Default)]
    ProductExpiry {
    }
}

members! {
    /// Product.
    Product {
        /// Approved for every listed product. Its values are not documented.
        required "approval_state" approval_state: String,
        /// The categories of the product. Their form is not documented.
        nullable "categories" categories: Option<Json>,
        /// Instructions on expiry. Their fields are not documented.
        nullable "expiry" expiry: Option<ProductExpiry>,
    }
}

impl Document for Product {
    const SHAPE: Shape = Shape::Product;
    const VERSION: Version = Version::V2024_02_05;
}

/// The document of the shape `product-list`.
pub type ProductList = Page<Product>;

impl Document for ProductList {
    const SHAPE: Shape = Shape::ProductList;
    const VERSION: Version = Version::V2024_02_05;
}

members! {
    /// Product state.
    #[derive(Default)]
    ProductUpdateProductState {
        /// A decimal number in a string.
        nullable "price_multiplier" price_multiplier: Option<Decimal>,
    }
}

members! {
    /// Product update.
    ProductUpdate {
        /// The code of the product that changed.
        required "product_code" product_code: String,
        /// The product's state before the update.
        nullable "old_state" old_state: Option<ProductUpdateProductState>,
        /// The product's state after the update.
        required "new_state" new_state: ProductUpdateProductState,
        /// When the update happened. A date and time to the microsecond, without a zone offset.
        required "timestamp" timestamp: Timestamp,
    }
}

impl Document for ProductUpdate {
    const SHAPE: Shape = Shape::ProductUpdate;
    const VERSION: Version = Version::V2024_02_05;
}

objects! { OrderRequest OrderRequestPaymentMethod OrderRequestItem OrderRequestItemDistributionMethod OrderRequestItemProducts OrderCreated Order OrderPaymentMethod OrderItem OrderItemDistributionMethod OrderItemProducts Product ProductExpiry ProductUpdate ProductUpdateProductState }
