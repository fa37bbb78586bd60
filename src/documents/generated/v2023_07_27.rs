//! The documents of version 2023-07-27, by their shapes. All other types are parts of them.
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
use crate::documents::{Decimal, Document, Json, Other, Page, Timestamp};
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

/// Payment method: Card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRequestPaymentMethodCard {
    /// Identifies the card that pays.
    pub card_id: String,
    /// The currency in which the order is paid.
    pub currency: Currency,
    /// All other members.
    pub other: Other,
}

members! {
    OrderRequestPaymentMethodCard {
        "card_id" => card_id: required,
        "currency" => currency: required,
    }
}

/// Payment method: Account balance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRequestPaymentMethodAccountBalance {
    /// The currency in which the order is paid.
    pub currency: Currency,
    /// All other members.
    pub other: Other,
}

members! {
    OrderRequestPaymentMethodAccountBalance {
        "currency" => currency: required,
    }
}

/// Payment method, by its `type`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderRequestPaymentMethod {
    /// Payment method: Card.
    Card(OrderRequestPaymentMethodCard),
    /// Payment method: Account balance.
    AccountBalance(OrderRequestPaymentMethodAccountBalance),
}

discriminated! {
    OrderRequestPaymentMethod by "type" {
        "CARD" => Card,
        "ACCOUNT_BALANCE" => AccountBalance,
    }
}

/// Distribution method: E-mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRequestItemDistributionMethodEmail {
    /// The recipient's e-mail address.
    pub email_address: String,
    /// All other members.
    pub other: Other,
}

members! {
    OrderRequestItemDistributionMethodEmail {
        "email_address" => email_address: required,
    }
}

/// Distribution method: Payout link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderRequestItemDistributionMethodPayoutLink {
    /// All other members.
    pub other: Other,
}

members! {
    OrderRequestItemDistributionMethodPayoutLink {
    }
}

/// Distribution method, by its `type`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderRequestItemDistributionMethod {
    /// Distribution method: E-mail.
    Email(OrderRequestItemDistributionMethodEmail),
    /// Distribution method: Payout link.
    PayoutLink(OrderRequestItemDistributionMethodPayoutLink),
}

discriminated! {
    OrderRequestItemDistributionMethod by "type" {
        "EMAIL" => Email,
        "PAYOUT_LINK" => PayoutLink,
    }
}

/// Products: One product.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRequestItemProductsSingle {
    /// The one product of a single selection.
    pub value: String,
    /// All other members.
    pub other: Other,
}

members! {
    OrderRequestItemProductsSingle {
        "value" => value: required,
    }
}

/// Products: Several products.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRequestItemProductsMultiple {
    /// The products of a multiple selection.
    pub values: Vec<String>,
    /// All other members.
    pub other: Other,
}

members! {
    OrderRequestItemProductsMultiple {
        "values" => values: required,
    }
}

/// Products, by its `type`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderRequestItemProducts {
    /// Products: One product.
    Single(OrderRequestItemProductsSingle),
    /// Products: Several products.
    Multiple(OrderRequestItemProductsMultiple),
}

discriminated! {
    OrderRequestItemProducts by "type" {
        "SINGLE" => Single,
        "MULTIPLE" => Multiple,
    }
}

/// Item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRequestItem {
    /// How the item reaches its recipient.
    pub distribution_method: OrderRequestItemDistributionMethod,
    /// What the recipient can choose from.
    pub products: OrderRequestItemProducts,
    /// All other members.
    pub other: Other,
}

members! {
    OrderRequestItem {
        "distribution_method" => distribution_method: required,
        "products" => products: required,
    }
}

/// Order request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRequest {
    /// How the order is paid, and in which currency.
    pub payment_method: OrderRequestPaymentMethod,
    /// What is ordered: one entry for each payout.
    pub items: Vec<OrderRequestItem>,
    /// All other members.
    pub other: Other,
}

members! {
    OrderRequest {
        "payment_method" => payment_method: required,
        "items" => items: required,
    }
}

impl Document for OrderRequest {
    const SHAPE: Shape = Shape::OrderRequest;
    const VERSION: Version = Version::V2023_07_27;
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

/// Created order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderCreated {
    /// The state of the order.
    pub status: Status,
    /// All other members.
    pub other: Other,
}

members! {
    OrderCreated {
        "status" => status: required,
    }
}

impl Document for OrderCreated {
    const SHAPE: Shape = Shape::OrderCreated;
    const VERSION: Version = Version::V2023_07_27;
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

/// Payment method.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderPaymentMethod {
    /// Whether a card or the account balance pays.
    pub r#type: Option<PaymentMethodType>,
    /// The currency in which the order is paid.
    pub currency: Option<Currency>,
    /// Identifies the card that pays.
    pub card_id: Option<String>,
    /// All other members.
    pub other: Other,
}

members! {
    OrderPaymentMethod {
        "type" => r#type: nullable,
        "currency" => currency: nullable,
        "card_id" => card_id: lenient,
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

/// Distribution method.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderItemDistributionMethod {
    /// Whether the item is sent by e-mail or as a payout link.
    pub r#type: Option<DistributionMethodType>,
    /// The recipient's e-mail address.
    pub email_address: Option<String>,
    /// All other members.
    pub other: Other,
}

members! {
    OrderItemDistributionMethod {
        "type" => r#type: nullable,
        "email_address" => email_address: lenient,
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

/// Products.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderItemProducts {
    /// Whether one product or several are offered.
    pub r#type: Option<ProductsType>,
    /// The one product of a single selection.
    pub value: Option<String>,
    /// The products of a multiple selection.
    pub values: Option<Vec<String>>,
    /// All other members.
    pub other: Other,
}

members! {
    OrderItemProducts {
        "type" => r#type: nullable,
        "value" => value: lenient,
        "values" => values: lenient,
    }
}

/// Item.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderItem {
    /// How the item reaches its recipient.
    pub distribution_method: Option<OrderItemDistributionMethod>,
    /// What the recipient can choose from.
    pub products: Option<OrderItemProducts>,
    /// Where the recipient redeems the item. Deprecated.
    pub redemption_url: Option<String>,
    /// All other members.
    pub other: Other,
}

members! {
    OrderItem {
        "distribution_method" => distribution_method: nullable,
        "products" => products: nullable,
        "redemption_url" => redemption_url: lenient,
    }
}

/// Order: Completed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderCompleted {
    /// Identifies the order.
    pub id: Option<Json>,
    /// What the service says about an order that is not completed.
    pub message: Option<Json>,
    /// When the order was completed.
    pub completed_at: Option<String>,
    /// How the order is paid, and in which currency.
    pub payment_method: Option<OrderPaymentMethod>,
    /// What was ordered: one entry for each payout.
    pub items: Option<Vec<Option<OrderItem>>>,
    /// All other members.
    pub other: Other,
}

members! {
    OrderCompleted {
        "id" => id: optional,
        "message" => message: optional,
        "completed_at" => completed_at: lenient,
        "payment_method" => payment_method: nullable,
        "items" => items: nullable,
    }
}

/// Order: Processing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderProcessing {
    /// Identifies the order.
    pub id: Option<Json>,
    /// What the service says about an order that is not completed.
    pub message: Option<Json>,
    /// All other members.
    pub other: Other,
}

members! {
    OrderProcessing {
        "id" => id: optional,
        "message" => message: optional,
    }
}

/// Order: Failed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderFailed {
    /// Identifies the order.
    pub id: Option<Json>,
    /// What the service says about an order that is not completed.
    pub message: Option<Json>,
    /// All other members.
    pub other: Other,
}

members! {
    OrderFailed {
        "id" => id: optional,
        "message" => message: optional,
    }
}

/// Order, by its `status`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Order: Completed.
    Completed(OrderCompleted),
    /// Order: Processing.
    Processing(OrderProcessing),
    /// Order: Failed.
    Failed(OrderFailed),
}

discriminated! {
    Order by "status" {
        "COMPLETED" => Completed,
        "PROCESSING" => Processing,
        "FAILED" => Failed,
    }
}

impl Document for Order {
    const SHAPE: Shape = Shape::Order;
    const VERSION: Version = Version::V2023_07_27;
}

/// The document of the shape `order-list`.
pub type OrderList = Page<Order>;

impl Document for OrderList {
    const SHAPE: Shape = Shape::OrderList;
    const VERSION: Version = Version::V2023_07_27;
}

/// Product.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Product {
    /// All other members.
    pub other: Other,
}

members! {
    Product {
    }
}

impl Document for Product {
    const SHAPE: Shape = Shape::Product;
    const VERSION: Version = Version::V2023_07_27;
}

/// The document of the shape `product-list`.
pub type ProductList = Page<Product>;

impl Document for ProductList {
    const SHAPE: Shape = Shape::ProductList;
    const VERSION: Version = Version::V2023_07_27;
}

/// Product state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProductUpdateProductState {
    /// A decimal number in a string.
    pub price_multiplier: Option<Decimal>,
    /// All other members.
    pub other: Other,
}

members! {
    ProductUpdateProductState {
        "price_multiplier" => price_multiplier: nullable,
    }
}

/// Product update.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProductUpdate {
    /// The code of the product that changed.
    pub product_code: String,
    /// The product's state before the update.
    pub old_state: Option<ProductUpdateProductState>,
    /// The product's state after the update.
    pub new_state: ProductUpdateProductState,
    /// When the update happened. A date and time to the microsecond, without a zone offset.
    pub timestamp: Timestamp,
    /// All other members.
    pub other: Other,
}

members! {
    ProductUpdate {
        "product_code" => product_code: required,
        "old_state" => old_state: nullable,
        "new_state" => new_state: required,
        "timestamp" => timestamp: required,
    }
}

impl Document for ProductUpdate {
    const SHAPE: Shape = Shape::ProductUpdate;
    const VERSION: Version = Version::V2023_07_27;
}

objects! { OrderRequest OrderRequestPaymentMethod OrderRequestItem OrderRequestItemDistributionMethod OrderRequestItemProducts OrderCreated Order OrderPaymentMethod OrderItem OrderItemDistributionMethod OrderItemProducts Product ProductUpdate ProductUpdateProductState }
