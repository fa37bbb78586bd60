//! A member that a pass concerns, in one object: what it holds, what happens to it, and what the output holds
//! under its name.

use super::complement::record::SavedMember;
use super::decision::{Action, Content, Instruction, Written};
use crate::text::{NodeId, Span};

/// Where a member is in an object of the input.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Occurrence {
    pub(super) key: Option<NodeId>,
    /// How many members are before it.
    pub(super) position: u32,
}

/// A member that a pass concerns, in one object.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct MemberState {
    pub(super) occurrence: Occurrence,
    /// The value in it that can move.
    pub(super) value: Option<NodeId>,
    pub(super) content: Content,
    pub(super) action: Action,
    /// What the complement has for it.
    pub(super) saved: SavedMember,
    /// It is removed, and the other member carries its value.
    pub(super) is_shared: bool,
    /// What the output holds under its name.
    pub(super) written: Written,
    /// The text of the member that is added under its name, in `Scratch::added`.
    pub(super) added: Option<Span>,
    /// The comma and white space that are removed with it.
    pub(super) spacing: Span,
    /// What the complement of this conversion says about the output's member.
    pub(super) instruction_back: Instruction,
}

impl MemberState {
    pub(super) fn new(occurrence: Occurrence) -> MemberState {
        MemberState {
            occurrence,
            ..MemberState::default()
        }
    }

    pub(super) fn key(&self) -> Option<NodeId> {
        self.occurrence.key
    }

    pub(super) fn is_removed(&self) -> bool {
        self.key().is_some() && self.action == Action::Remove
    }
}
