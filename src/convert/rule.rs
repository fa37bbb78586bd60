//! What a change means for the objects of some shapes: which members it concerns, and what happens to
//! each, as a pure function of what they hold.

use crate::Shape;
use crate::contract::model::Basis;
use crate::contract::pack::FieldId;
use crate::contract::section::SectionId;
use crate::report::reason::{Assumption, Reason};

/// What a change means for documents of some shapes.
pub(crate) struct Rule {
    pub(super) shapes: &'static [Shape],
    /// Which of their objects it touches.
    pub(super) place: Place,
    pub(super) section: SectionId,
    /// How firmly the interface supports what the conversion does.
    pub(super) basis: Basis,
    /// The members that it concerns, fewer than [`super::parts::MOST`].
    pub(super) fields: &'static [FieldId],
    /// There are two fields, of which the first is a URL and the second holds one at `payoutUrl`; the
    /// one can become the other.
    pub(super) moves_url: bool,
    /// What a way does with one of the members by itself, given what all of them hold.
    pub(super) act: fn(Way, usize, &[Holds]) -> Act,
    /// The field whose mark in a complement keeps another one.
    pub(super) keeper: fn(Way, usize) -> usize,
    /// Why a member that is taken out is lost, or [`Reason::Merged`].
    pub(super) loss: fn(Way, usize, Taken) -> Reason,
    /// What is assumed where it matters.
    pub(super) assumption: Option<Assumption>,
    /// What is missing from every document.
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

/// Which way a change is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// To the version that brought it.
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
    /// It is taken out.
    Take,
    /// It becomes the other member, in its place.
    Move,
}

/// What the reason of a loss depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    /// What the other of the two fields holds.
    pub(super) other: Holds,
    /// The other one holds the same URL and stays.
    pub(super) is_shared: bool,
    /// It holds a URL.
    pub(super) has_url: bool,
}

/// Something that one of the versions asks for and whose name is not shown.
pub(crate) struct WholeGap {
    pub(super) way: Way,
    pub(super) section: SectionId,
    pub(super) reason: Reason,
}
