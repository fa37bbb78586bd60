//! The types of a change's rules: which members of which objects a rule concerns, and what happens to each,
//! as pure functions of what they hold.

use crate::Shape;
use crate::contract::model::Basis;
use crate::contract::pack::FieldId;
use crate::contract::section::SectionId;
use crate::report::reason::{Assumption, Reason};

/// What a change does with documents of some shapes.
pub(crate) struct Rule {
    pub(super) shapes: &'static [Shape],
    /// The objects that it touches.
    pub(super) place: Place,
    pub(super) section: SectionId,
    /// How firmly the interface supports the conversion.
    pub(super) basis: Basis,
    /// The members that it concerns, in fewer than [`super::parts::MOST`] fields.
    pub(super) fields: &'static [FieldId],
    /// It has two fields, of which one becomes the other: the first is a URL, the second holds one at
    /// `payoutUrl`.
    pub(super) moves_url: bool,
    /// What happens to a field without a complement, given what all fields hold.
    pub(super) act: fn(Way, usize, &[Holds]) -> Act,
    /// The field whose mark in a complement keeps a field.
    pub(super) keeper: fn(Way, usize) -> usize,
    /// Why a removed member is lost, or [`Reason::Merged`].
    pub(super) loss: fn(Way, usize, Taken) -> Reason,
    /// What it assumes, listed if the result relies on it.
    pub(super) assumption: Option<Assumption>,
    /// A gap of every document.
    pub(super) gap: Option<WholeGap>,
}

impl core::fmt::Debug for Rule {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Rule").finish_non_exhaustive()
    }
}

/// Which objects a change touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The document, each entry of a list, or a query.
    Entry,
    /// Each object in the `items` of those.
    Item,
}

/// The direction in which a change is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// To the version that made the change.
    Up,
    /// To the version before.
    Down,
}

impl Way {
    pub(super) fn back(self) -> Way {
        match self {
            Way::Up => Way::Down,
            Way::Down => Way::Up,
        }
    }
}

/// What a member holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Holds {
    /// It is absent.
    #[default]
    Nothing,
    /// A URL that could move.
    Url,
    /// Anything else.
    Other,
}

/// What happens to a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Act {
    /// It stays as it is.
    #[default]
    Stay,
    /// It is removed.
    Take,
    /// It becomes the other member, in its place.
    Move,
}

/// What the reason of a loss depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    /// What the other of the two fields holds.
    pub(super) other: Holds,
    /// The other field holds the same URL and stays.
    pub(super) is_shared: bool,
    /// It holds a URL.
    pub(super) has_url: bool,
}

/// Something that one of the versions requires, and whose name the interface does not show.
pub(crate) struct WholeGap {
    pub(super) way: Way,
    pub(super) section: SectionId,
    pub(super) reason: Reason,
}
