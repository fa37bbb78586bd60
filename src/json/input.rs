//! JSON values as documents: each is checked as the text that would be sent.

use super::query;
use crate::api::input::{Input, Source};
use crate::contract::model::Layout;
use crate::report::code::Code;
use crate::report::finding::Finding;
use crate::service::shape::Shape;
use alloc::borrow::Cow;

/// The kind of inputs that are values.
#[derive(Debug)]
pub enum Value {}

impl Input<Value> for serde_json::Value {
    fn source(&self, shape: Shape) -> Source<'_> {
        let text = match shape.contract().layout {
            Layout::Query => query::text(self),
            Layout::Document | Layout::Entries => {
                serde_json::to_vec(self).map_err(|_| Finding::unread(Code::NotSerializable))
            }
        };
        Source {
            text: text.map(Cow::Owned),
            has_places: false,
        }
    }
}

impl Input<Value> for &serde_json::Value {
    fn source(&self, shape: Shape) -> Source<'_> {
        (*self).source(shape)
    }
}
