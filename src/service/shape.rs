//! The nine shapes: name, direction, section of the interface, layout and root of each.

use super::order::{ID, ORDER, ORDER_CREATED};
use super::order_request::ORDER_REQUEST;
use super::product::PRODUCT;
use super::product_update::PRODUCT_UPDATE;
use super::queries::{ORDER_QUERY, PRODUCT_QUERY};
use crate::contract::model::{Basis, Contract, Direction, Field, IS_FOR_PEOPLE, Kind, Layout, Object};
use crate::naming::named;

/// A kind of document of the API. Numbers in parentheses are sections of the API documentation.
///
/// ```
/// use order_contract::Shape;
/// assert_eq!("product-update".parse(), Ok(Shape::ProductUpdate));
/// assert_eq!(Shape::OrderRequest.name(), "order-request");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Shape {
    /// The body that creates an order (2.4).
    OrderRequest,
    /// The response to a new order (2.5).
    OrderCreated,
    /// An order as it is read (2.6).
    Order,
    /// A page of orders (2.6, 4.4).
    OrderList,
    /// A product (2.1).
    Product,
    /// A page of products (2.1, 4.4).
    ProductList,
    /// The payload of the product-update webhook (2.3).
    ProductUpdate,
    /// The query of the product listing (4.1).
    ProductQuery,
    /// The query of the order list (4.1).
    OrderQuery,
}

const ENVELOPE_NOT_SHOWN: &[&str] = &[
    "How a page lays out its entries, and where it carries its cursors.",
    "How many entries a page holds by default and at most.",
];

impl Shape {
    /// Every shape, in the order of the public list.
    pub const ALL: [Shape; 9] = [
        Shape::OrderRequest,
        Shape::OrderCreated,
        Shape::Order,
        Shape::OrderList,
        Shape::Product,
        Shape::ProductList,
        Shape::ProductUpdate,
        Shape::ProductQuery,
        Shape::OrderQuery,
    ];

    /// The public name, such as `order-request`.
    pub fn name(self) -> &'static str {
        self.contract().name
    }

    /// Its contract.
    pub(crate) fn contract(self) -> &'static Contract {
        &CONTRACTS[self as usize]
    }
}

named! { Shape, name, "shape" }

use Direction::{Received, Sent};
use Layout::{Document, Entries, Query};

pub(crate) static CONTRACTS: [Contract; 9] = [
    contract("order-request", Sent, "2.4", Document, &ORDER_REQUEST),
    contract("order-created", Received, "2.5", Document, &ORDER_CREATED),
    contract("order", Received, "2.6", Document, &ORDER),
    contract("order-list", Received, "2.6", Entries, &ORDER),
    contract("product", Received, "2.1", Document, &PRODUCT),
    contract("product-list", Received, "2.1", Entries, &PRODUCT),
    contract("product-update", Received, "2.3", Document, &PRODUCT_UPDATE),
    contract("product-query", Sent, "4.1", Query, &PRODUCT_QUERY),
    contract("order-query", Sent, "4.1", Query, &ORDER_QUERY),
];

const fn contract(
    name: &'static str,
    direction: Direction,
    section: &'static str,
    layout: Layout,
    object: &'static Object,
) -> Contract {
    let root = Field::new("", Kind::Object(object)).required(Basis::Stated, "");
    Contract {
        name,
        direction,
        section,
        layout,
        root,
        identifier: Some(ID.name),
        not_shown: match layout {
            Layout::Entries if IS_FOR_PEOPLE => ENVELOPE_NOT_SHOWN,
            _ => &[],
        },
    }
}
