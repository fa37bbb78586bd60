//! What a complement holds, in memory: records of entries and items, with their members.

use crate::convert::decision::Instruction;
use crate::convert::pass::Nesting;
use crate::text::{Index, Span};
use alloc::vec::Vec;

/// What a complement says about one member. Spans refer to `Records::strings`.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::convert) struct SavedMember {
    pub(in crate::convert) instruction: Instruction,
    /// It was removed.
    pub(in crate::convert) is_removed: bool,
    /// Its position among the members before it was removed.
    pub(in crate::convert) position: u32,
    /// The comma and white space that were removed with it.
    pub(in crate::convert) spacing: Span,
    /// The other member carries its value.
    pub(in crate::convert) is_shared: bool,
    /// The source of the member, or its spelling around an empty string. Empty if there is neither.
    pub(in crate::convert) text: Span,
}

impl SavedMember {
    pub(in crate::convert) fn has_text(&self) -> bool {
        self.text.start < self.text.end
    }
}

/// What a complement holds for an entry or an item.
#[derive(Clone, Debug)]
pub(in crate::convert) struct Record {
    pub(in crate::convert) position: u32,
    /// The source of its identifier, in `Records::strings`; empty if it has none.
    pub(in crate::convert) id: Span,
    /// Another element had an equal identifier.
    pub(in crate::convert) is_repeated: bool,
    /// For each member: where its object is in the element, and the member's slot in the pass.
    pub(in crate::convert) members: Vec<(Nesting, usize, SavedMember)>,
    pub(in crate::convert) items: Vec<Record>,
    /// How many items it had.
    pub(in crate::convert) item_count: u32,
}

/// The records of one change.
#[derive(Clone, Debug)]
pub(in crate::convert) struct Section {
    /// The number of the step that it belongs to.
    pub(in crate::convert) step: usize,
    /// How many entries the list had.
    pub(in crate::convert) entry_count: u32,
    pub(in crate::convert) entries: Vec<Record>,
}

/// A complement that was read.
#[derive(Debug, Default)]
pub(in crate::convert) struct Records {
    pub(in crate::convert) sections: Vec<Section>,
    /// The strings of the complement, decoded.
    pub(in crate::convert) strings: Vec<u8>,
    /// Buffers for reading the next one.
    pub(super) text: Vec<u8>,
    pub(super) index: Index,
}

impl Records {
    pub(in crate::convert) fn clear(&mut self) {
        self.sections.clear();
        self.strings.clear();
    }
}
