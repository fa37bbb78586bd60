//! Reads the text of one member or parameter, which a complement holds or which is added to a document.

use crate::contract::location::{Location, LocationToken};
use crate::contract::pairs::Route;
use crate::contract::word::Word;
use crate::text::names::RepeatedNames;
use crate::text::padded::PADDING;
use crate::text::{Doc, Index, NodeId, NodeKind, Padded};
use alloc::vec::Vec;

/// Reads the text of one member as an object, or of one parameter as a query. Keeps its buffers.
#[derive(Debug, Default)]
pub(super) struct Fragment {
    pub(super) is_query: bool,
    text: Vec<u8>,
    index: Index,
}

/// The key of the member that was read.
pub(super) const KEY: NodeId = 1;
/// The value of the member that was read.
pub(super) const VALUE: NodeId = 2;

impl Fragment {
    /// Reads a member or parameter. `None` for any other text.
    pub(super) fn read(&mut self, text: &[u8]) -> Option<Doc<'_>> {
        match self.is_query {
            true => self.parameter(text),
            false => self.member(text),
        }
    }

    /// Reads a member, which begins at offset 1 of the returned document.
    fn member(&mut self, member: &[u8]) -> Option<Doc<'_>> {
        self.text.clear();
        self.text.push(b'{');
        self.text.extend_from_slice(member);
        self.text.push(b'}');
        let length = self.text.len();
        self.text.resize(length + PADDING, 0);
        let text = Padded::new(&self.text, length);
        self.index.read(text, 0, u32::MAX);
        let doc = self.index.doc(text);
        let (object, key, value) = (doc.node(0), doc.node(KEY), doc.node(VALUE));
        // White space around a member belongs to its gap.
        let is_only_one = value.next() == object.next() && key.start == 1;
        let ends_with_it = value.end as usize == length - 1;
        (self.index.fault().is_none() && key.is(NodeKind::Key) && is_only_one && ends_with_it).then_some(doc)
    }

    /// Reads a parameter.
    fn parameter(&mut self, parameter: &[u8]) -> Option<Doc<'_>> {
        let text = Padded::copy(parameter, &mut self.text);
        self.index.read_query(text);
        let doc = self.index.doc(text);
        let (key, value) = (doc.node(KEY), doc.node(VALUE));
        let is_whole = key.start == 0 && value.end as usize == text.len();
        (self.index.fault().is_none() && doc.len() == VALUE + 1 && is_whole).then_some(doc)
    }

    /// Reads a member, and finds the value that a route brings there, or the empty string in its place.
    pub(super) fn inner_value(
        &mut self,
        text: &[u8],
        route: &Route,
        option: &[LocationToken],
    ) -> Option<(Doc<'_>, NodeId)> {
        let doc = self.read(text)?;
        let inner = route.target.find(doc, VALUE, option, |_, _| true)?;
        Some((doc, inner))
    }

    /// Reads a member, and finds out whether a name repeats in a container on the way to a place in its value.
    pub(super) fn repeats_names_to(&mut self, text: &[u8], place: &Location, option: &[LocationToken]) -> bool {
        let Some(doc) = self.read(text) else { return false };
        let (mut names, mut keys) = (RepeatedNames::default(), Vec::new());
        place.containers(doc, VALUE, option).any(|container| {
            keys.clear();
            keys.extend(doc.keys(container));
            names.find(doc, &keys);
            !names.repeated().is_empty()
        })
    }

    /// Whether a text is one member or parameter with the name of a field.
    pub(super) fn is_member(&mut self, text: &[u8], name: &Word) -> bool {
        let doc = self.read(text);
        doc.is_some_and(|doc| doc.reads(&doc.node(KEY), name.text()))
    }
}
