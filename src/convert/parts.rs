//! The members of one object that a change concerns: what each holds, what happens to it, and what the
//! output holds under its name.

use super::held::Held;
use super::rule::{Act, Holds};
use crate::text::{NodeId, Span};

/// More than the fields of any change. A power of two, so that an index is masked and never out of bounds.
pub(super) const MOST: usize = 8;

/// The place of one of the members in the input.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spot {
    pub(super) key: Option<NodeId>,
    /// How many members are before it.
    pub(super) at: u32,
    /// The end of the member before it.
    pub(super) before: u32,
}

/// One of the members, and what becomes of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Part {
    /// Its key in the input.
    pub(super) key: Option<NodeId>,
    /// How many members are before it.
    pub(super) at: u32,
    /// The end of the member before it.
    pub(super) before: u32,
    /// The string node of its URL.
    pub(super) url: Option<NodeId>,
    pub(super) holds: Holds,
    pub(super) act: Act,
    /// What the complement has for it.
    pub(super) held: Held,
    /// It is removed, and the other member carries its URL.
    pub(super) is_shared: bool,
    /// What the output holds under its name.
    pub(super) came: Holds,
    /// What the way back has to do with that.
    pub(super) back: Act,
    /// The text of a member that is added under its name, in `Scratch::made`.
    pub(super) put: Option<Span>,
    /// The comma and white space that are removed with it.
    pub(super) gap: Span,
    /// The way back has to remove it: it was restored.
    pub(super) is_new: bool,
    /// The way back has to keep it.
    pub(super) is_kept: bool,
}

impl Part {
    pub(super) fn is_taken(&self) -> bool {
        self.holds != Holds::Nothing && self.act == Act::Take
    }

    /// What it holds, or nothing if a complement had restored it.
    pub(super) fn own(&self) -> Holds {
        match self.held.is_new {
            true => Holds::Nothing,
            false => self.holds,
        }
    }

    /// What the way back sees, or nothing if it will remove it.
    fn regarded(&self) -> Holds {
        match self.is_new {
            true => Holds::Nothing,
            false => self.came,
        }
    }
}

/// All members that a change concerns.
#[derive(Default)]
pub(super) struct Parts {
    all: [Part; MOST],
    pub(super) count: usize,
    /// The position of the note about the member that moved.
    pub(super) moved: Option<usize>,
}

impl Parts {
    pub(super) fn new(spots: &[Spot; MOST], count: usize) -> Parts {
        let mut parts = Parts {
            count,
            ..Parts::default()
        };
        for (part, spot) in parts.iter_mut().zip(spots) {
            (part.key, part.at, part.before) = (spot.key, spot.at, spot.before);
        }
        parts
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Part> {
        self.all.iter().take(self.count)
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Part> {
        self.all.iter_mut().take(self.count)
    }

    /// [`Part::own`] of each.
    pub(super) fn own(&self) -> [Holds; MOST] {
        self.each(Part::own)
    }

    /// [`Part::regarded`] of each.
    pub(super) fn regarded(&self) -> [Holds; MOST] {
        self.each(Part::regarded)
    }

    fn each(&self, holds: fn(&Part) -> Holds) -> [Holds; MOST] {
        let mut all = [Holds::Nothing; MOST];
        for (one, part) in all.iter_mut().zip(&self.all) {
            *one = holds(part);
        }
        all
    }
}

impl core::ops::Index<usize> for Parts {
    type Output = Part;

    #[inline(always)]
    fn index(&self, field: usize) -> &Part {
        &self.all[field % MOST]
    }
}

impl core::ops::IndexMut<usize> for Parts {
    #[inline(always)]
    fn index_mut(&mut self, field: usize) -> &mut Part {
        &mut self.all[field % MOST]
    }
}
