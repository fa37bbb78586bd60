//! What a complement holds for a member, and the members in it, which are texts of their own.

use super::url;
use crate::contract::pack::{FieldId, field, word};
use crate::text::padded::PADDING;
use crate::text::query::{decoded, pairs};
use crate::text::{Doc, Index, Kind, NodeId, Padded, Span};
use alloc::vec::Vec;

/// How the way back departs from what it would do by itself. Texts are stretches of the complement's
/// strings.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Held {
    /// It was there already and stays.
    pub(super) is_kept: bool,
    /// It came from a complement and goes again.
    pub(super) is_new: bool,
    /// It was taken out: from this place among the members, with this comma and white space.
    pub(super) is_taken: bool,
    pub(super) at: u32,
    pub(super) gap: Span,
    /// Its URL is the one that the other member carries, or carried.
    pub(super) is_shared: bool,
    /// The member as it was, or its spelling around an empty URL. Empty where there is none.
    pub(super) text: Span,
}

impl Held {
    pub(super) fn has_text(&self) -> bool {
        self.text.start < self.text.end
    }
}

/// A member that is read as an object of its own.
#[derive(Debug, Default)]
pub(super) struct Small {
    text: Vec<u8>,
    index: Index,
}

/// The nodes of the only member of such an object.
pub(super) const KEY: NodeId = 1;
pub(super) const VALUE: NodeId = 2;

impl Small {
    /// Reads a member; its text begins at 1. None where the text is anything else.
    pub(super) fn read(&mut self, member: &[u8]) -> Option<Doc<'_>> {
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
        // No white space around it: that belongs to its gap.
        let is_alone = value.next() == object.next() && key.start == 1;
        let is_bare = value.end as usize == length - 1 && object.end as usize == length;
        (self.index.fault().is_none() && key.is(Kind::Key) && is_alone && is_bare).then_some(doc)
    }

    /// The URL of a member that was read.
    pub(super) fn url<'s>(
        &'s mut self,
        member: &[u8],
        pointer: Option<&str>,
    ) -> Option<(Doc<'s>, NodeId)> {
        let doc = self.read(member)?;
        Some((doc, url::find(doc, VALUE, pointer)?))
    }

    /// Whether a text is one member of that name.
    pub(super) fn is_member(&mut self, member: &[u8], id: FieldId, is_query: bool) -> bool {
        let name = word(field(id).word);
        if is_query {
            return is_parameter(member, |given| name.is(given));
        }
        self.read(member)
            .is_some_and(|doc| doc.is_named(&doc.node(KEY), name.text().iter().copied()))
    }
}

/// Whether a text is one parameter with that name.
fn is_parameter(text: &[u8], is_named: impl Fn(&[u8]) -> bool) -> bool {
    let mut pairs = pairs(text);
    let (Some(pair), None) = (pairs.next(), pairs.next()) else {
        return false;
    };
    let is_whole = pair.name.start == 0 && pair.value.end as usize == text.len();
    let name = decoded(text, pair.name);
    is_whole && name.is_ok_and(|name| is_named(&name)) && decoded(text, pair.value).is_ok()
}
