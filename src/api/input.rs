//! The trait of inputs: anything that gives bytes of text and, with the feature `serde`, a JSON value.

use super::options::Options;
use crate::report::code::Code;
use crate::report::finding::Finding;
use crate::report::rules::{Limits, Rules};
use crate::service::catalogue;
use crate::service::shape::Shape;
use crate::text::query::sent;
use alloc::borrow::Cow;

/// A document: UTF-8 text as `&str`, `&[u8]`, `Vec<u8>` or anything else that gives bytes. With the feature
/// `serde` also a `serde_json::Value`, which is checked as the text that would be sent.
///
/// A value has no places: its problems have no `span`, and its fixes and conversions no `edits`.
///
/// The compiler infers `Kind`, which separates text from values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a document",
    note = "pass text or bytes, or with the feature `serde` a `serde_json::Value`"
)]
pub trait Input<Kind> {
    /// The text that is checked.
    #[doc(hidden)]
    fn source(&self, shape: Shape) -> Source<'_>;
}

/// The kind of inputs that are text.
#[derive(Debug)]
pub enum Text {}

impl<T: AsRef<[u8]>> Input<Text> for T {
    fn source(&self, _: Shape) -> Source<'_> {
        Source {
            text: Ok(Cow::Borrowed(self.as_ref())),
            has_places: true,
        }
    }
}

/// The text of an input, or the finding that says why it could not be made.
#[derive(Debug)]
pub struct Source<'i> {
    pub(crate) text: Result<Cow<'i, [u8]>, Finding>,
    /// Whether the caller has the text, so that places in it are of use.
    pub(crate) has_places: bool,
}

impl Source<'_> {
    /// Writes a query that was made of an object as it is sent. Returns false if it has a value that a query can't carry.
    pub(crate) fn as_sent(&mut self, shape: Shape) -> bool {
        let is_query = !self.has_places && catalogue().shape(shape as usize).is_query();
        let (true, Ok(text)) = (is_query, &self.text) else {
            return true;
        };
        let sent = sent(text);
        let is_sent = sent.is_some();
        self.text = Ok(sent.unwrap_or_default().into());
        is_sent
    }

    /// Refuses a text over the limit, before it is copied.
    pub(crate) fn within(self, limits: &Limits) -> Self {
        match &self.text {
            Ok(text) if limits.is_too_large(text.len()) => Source {
                text: Err(Finding::unread(Code::TooLarge)),
                ..self
            },
            _ => self,
        }
    }

    /// The rules of options for this input, of a shape.
    pub(crate) fn rules<'o>(&self, shape: Shape, options: &'o Options) -> Rules<'o> {
        Rules {
            has_places: self.has_places,
            shape: catalogue().shape(shape as usize),
            ..options.rules()
        }
    }
}
