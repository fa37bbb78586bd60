//! The members of one object that a pass concerns: what each holds, what happens to it, and what the
//! output holds under its name.

use super::held::Held;
use super::pair::{Act, Came, Says, Seen};
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

/// The place of one of the members in the input.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spot {
    pub(super) key: Option<NodeId>,
    /// How many members are before it.
    pub(super) at: u32,
}

/// One of the members, and what becomes of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Part {
    pub(super) spot: Spot,
    /// The value in it that can move.
    pub(super) value: Option<NodeId>,
    pub(super) seen: Seen,
    pub(super) act: Act,
    /// What the complement has for it.
    pub(super) held: Held,
    /// It is removed, and the other member carries its value.
    pub(super) is_shared: bool,
    /// How the output's member of its name came, and what that holds.
    pub(super) came: (Came, Seen),
    /// The text of a member that is added under its name, in `Scratch::made`.
    pub(super) put: Option<Span>,
    /// The comma and white space that are removed with it.
    pub(super) gap: Span,
    /// What the way back has to be told about the output's member.
    pub(super) mark: Says,
}

impl Part {
    pub(super) fn is_taken(&self) -> bool {
        self.spot.key.is_some() && self.act == Act::Take
    }
}

/// All members that a pass concerns, by their positions.
#[derive(Debug, Default)]
pub(super) struct Parts(Vec<Part>);

impl Parts {
    /// Begins anew, with the places of the members.
    pub(super) fn begin(&mut self, spots: &[Spot]) {
        self.0.clear();
        self.0.extend(spots.iter().map(|spot| Part {
            spot: *spot,
            ..Part::default()
        }));
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Part> {
        self.0.iter()
    }
}

impl core::ops::Index<usize> for Parts {
    type Output = Part;

    fn index(&self, slot: usize) -> &Part {
        self.0.get(slot).unwrap_or_else(|| no_member())
    }
}

impl core::ops::IndexMut<usize> for Parts {
    fn index_mut(&mut self, slot: usize) -> &mut Part {
        self.0.get_mut(slot).unwrap_or_else(|| no_member())
    }
}

/// Panics. Slices would name the position, which takes a kilobyte of code.
#[cold]
pub(super) fn no_member() -> ! {
    panic!("a pass has no such member")
}
