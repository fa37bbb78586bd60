//! What can be handed in: text in whatever gives bytes and, with the feature `serde`, a JSON value.

#[cfg(feature = "serde")]
use crate::Code;
use crate::Shape;
use crate::report::finding::Finding;
use alloc::borrow::Cow;

/// A document: UTF-8 text as `&str`, `&[u8]`, `Vec<u8>` or whatever else gives bytes; with the feature
/// `serde` also a `serde_json::Value`, which is checked as it would be sent. A value has no places, so
/// problems found in it have no `span`, and its fixes and conversions no `edits`.
///
/// `Kind` tells the two apart; the compiler chooses it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a document",
    note = "pass text or bytes, or with the feature `serde` a `serde_json::Value`"
)]
pub trait Input<Kind> {
    /// The text that is checked.
    #[doc(hidden)]
    fn source(&self, shape: Shape) -> Source<'_>;
}

/// The kind of an input that is text.
#[derive(Debug)]
pub enum Text {}

/// The kind of an input that is a value.
#[cfg(feature = "serde")]
#[derive(Debug)]
pub enum Value {}

impl<T: AsRef<[u8]>> Input<Text> for T {
    fn source(&self, _: Shape) -> Source<'_> {
        Source {
            text: Ok(Cow::Borrowed(self.as_ref())),
            has_places: true,
        }
    }
}

#[cfg(feature = "serde")]
impl Input<Value> for serde_json::Value {
    fn source(&self, shape: Shape) -> Source<'_> {
        use crate::contract::shape::Layout;
        let text = match shape.contract().layout {
            Layout::Query => crate::json::query::text(self),
            Layout::Document | Layout::Entries => {
                serde_json::to_vec(self).map_err(|_| Code::NotSerializable)
            }
        };
        Source {
            text: text.map(Cow::Owned).map_err(Finding::unread),
            has_places: false,
        }
    }
}

#[cfg(feature = "serde")]
impl Input<Value> for &serde_json::Value {
    fn source(&self, shape: Shape) -> Source<'_> {
        (*self).source(shape)
    }
}

/// The text of an input, or what says why there is none.
#[derive(Debug)]
pub struct Source<'i> {
    pub(crate) text: Result<Cow<'i, [u8]>, Finding>,
    /// Whether places in the text mean something to the caller.
    pub(crate) has_places: bool,
}
