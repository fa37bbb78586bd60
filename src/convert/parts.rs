//! The members of one object that a change concerns: what each holds, what happens to it, and how a
//! member of its name comes into the output.

use super::held::Held;
use super::rule::{Act, Holds};
use crate::text::{NodeId, Span};

/// More than a change has fields: a power of two, so that an index is masked and none is out of bounds.
pub(super) const MOST: usize = 8;

/// Where one of the members is in the input.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spot {
    pub(super) key: Option<NodeId>,
    /// How many members stand before it.
    pub(super) at: u32,
    /// Where the one before it ends.
    pub(super) before: u32,
}

/// One of the members.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Part {
    /// Its key in the input.
    pub(super) key: Option<NodeId>,
    /// How many members stand before it.
    pub(super) at: u32,
    /// Where the one before it ends.
    pub(super) before: u32,
    /// The string that is its URL.
    pub(super) url: Option<NodeId>,
    pub(super) holds: Holds,
    pub(super) act: Act,
    /// What the complement has for it.
    pub(super) held: Held,
    /// It goes, and the other one carries its URL.
    pub(super) is_shared: bool,
    /// What a member of its name holds in the output, and what the way back has to do with that.
    pub(super) came: Holds,
    pub(super) back: Act,
    /// The text of a member that is put there, among the texts that were made.
    pub(super) put: Option<Span>,
    /// The comma and the white space that went with it.
    pub(super) gap: Span,
    /// What the way back would not know.
    pub(super) is_new: bool,
    pub(super) is_kept: bool,
}

impl Part {
    pub(super) fn is_taken(&self) -> bool {
        self.holds != Holds::Nothing && self.act == Act::Take
    }

    /// What it holds, unless a complement put it there.
    pub(super) fn own(&self) -> Holds {
        match self.held.is_new {
            true => Holds::Nothing,
            false => self.holds,
        }
    }

    /// What the way back has to look at.
    fn regarded(&self) -> Holds {
        match self.is_new {
            true => Holds::Nothing,
            false => self.came,
        }
    }
}

/// All of them.
#[derive(Default)]
pub(super) struct Parts {
    all: [Part; MOST],
    pub(super) count: usize,
    /// The note of the member that moved.
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

    /// What each holds by itself.
    pub(super) fn own(&self) -> [Holds; MOST] {
        self.each(Part::own)
    }

    /// What the way back has to look at in each.
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
