//! The nine shapes: name, direction, section of the interface, layout and root of each.

use super::order::{ID, ORDER, ORDER_CREATED};
use super::order_request::ORDER_REQUEST;
use super::product::PRODUCT;
use super::product_update::PRODUCT_UPDATE;
use super::queries::{ORDER_QUERY, PRODUCT_QUERY};
use crate::contract::model::{Basis, Contract, Direction, Field, IS_FOR_PEOPLE, Kind, Layout, Object};
use crate::naming::names;

names! {
    /// A kind of document of the API. Numbers in parentheses are sections of the API documentation.
    ///
    /// ```
    /// use order_contract::Shape;
    /// assert_eq!("product-update".parse(), Ok(Shape::ProductUpdate));
    /// assert_eq!(Shape::OrderRequest.name(), "order-request");
    /// ```
    #[non_exhaustive]
    Shape, "shape" {
        /// The body that creates an order (2.4).
        OrderRequest = "order-request",
        /// The response to a new order (2.5).
        OrderCreated = "order-created",
        /// An order as it is read (2.6).
        Order = "order",
        /// A page of orders (2.6, 4.4).
        OrderList = "order-list",
        /// A product (2.1).
        Product = "product",
        /// A page of products (2.1, 4.4).
        ProductList = "product-list",
        /// The payload of the product-update webhook (2.3).
        ProductUpdate = "product-update",
        /// The query of the product listing (4.1).
        ProductQuery = "product-query",
        /// The query of the order list (4.1).
        OrderQuery = "order-query",
    }
}

const ENVELOPE_NOT_SHOWN: &[&str] = &[
    "How a page lays out its entries, and where it carries its cursors.",
    "How many entries a page holds by default and at most.",
];

impl Shape {
    /// Its contract.
    pub(crate) fn contract(self) -> &'static Contract {
        &CONTRACTS[self as usize]
    }
}

use Direction::{Received, Sent};
use Layout::{Document, Entries, Query};

pub(crate) static CONTRACTS: [Contract; Shape::ALL.len()] = [
    contract(Shape::OrderRequest, Sent, "2.4", Document, &ORDER_REQUEST),
    contract(Shape::OrderCreated, Received, "2.5", Document, &ORDER_CREATED),
    contract(Shape::Order, Received, "2.6", Document, &ORDER),
    contract(Shape::OrderList, Received, "2.6", Entries, &ORDER),
    contract(Shape::Product, Received, "2.1", Document, &PRODUCT),
    contract(Shape::ProductList, Received, "2.1", Entries, &PRODUCT),
    contract(Shape::ProductUpdate, Received, "2.3", Document, &PRODUCT_UPDATE),
    contract(Shape::ProductQuery, Sent, "4.1", Query, &PRODUCT_QUERY),
    contract(Shape::OrderQuery, Sent, "4.1", Query, &ORDER_QUERY),
];

const fn contract(
    shape: Shape,
    direction: Direction,
    section: &'static str,
    layout: Layout,
    object: &'static Object,
) -> Contract {
    let root = Field::new("", Kind::Object(object)).required(Basis::Stated, "");
    Contract {
        name: shape.name(),
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
