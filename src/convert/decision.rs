//! Decides what one operation does with its two members, there and back: pure functions of what is there.
//!
//! `from` is the member of the version that the document has, `into` that of the version it gets.

/// What happens to a member of the input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Action {
    /// It stays as it is.
    #[default]
    Stay,
    Remove,
    /// It becomes the other member, in its place.
    Move,
}

/// What a complement says about a member of the document that is converted back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Instruction {
    #[default]
    None,
    /// The earlier document had it, too.
    Keep,
    /// The earlier document had nothing that it could become.
    Remove,
}

/// What a member of the input holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Content {
    pub(super) is_present: bool,
    /// It holds a value that can move.
    pub(super) can_move: bool,
    /// Its value is one that its own field expects.
    pub(super) fits_field: bool,
    pub(super) instruction: Instruction,
}

/// Where a member of the output comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Origin {
    /// The output does not have it.
    #[default]
    Absent,
    /// It stayed.
    Stayed,
    /// The other member moved.
    Moved,
    /// A complement restored it, or it fills a gap.
    Added,
}

/// What the output holds under the name of a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) origin: Origin,
    pub(super) content: Content,
}

/// What happens to the two members. A value moves unless the other member is there and has one itself.
pub(super) fn actions(is_pair: bool, from: Content, into: Content) -> [Action; 2] {
    let moves = is_pair && from.can_move && from.instruction == Instruction::None;
    let stays = into.instruction != Instruction::Remove && (into.fits_field || !moves);
    let action = match from.instruction {
        Instruction::Keep => Action::Stay,
        Instruction::None if moves && !(into.is_present && stays) => Action::Move,
        _ => Action::Remove,
    };
    [action, if stays { Action::Stay } else { Action::Remove }]
}

/// The instructions for the way back about the two members of the output: with them, exactly those are removed or
/// move back that were added or moved.
pub(super) fn instructions(is_pair: bool, from: Written, into: Written) -> [Instruction; 2] {
    let from_blocks = from.origin == Origin::Stayed && from.content.fits_field;
    let for_into = match into.origin {
        Origin::Stayed => Instruction::Keep,
        Origin::Added if is_pair && into.content.can_move && !from_blocks => Instruction::Remove,
        _ => Instruction::None,
    };
    let is_replaced = into.origin == Origin::Moved && !from.content.fits_field;
    let for_from = match from.origin {
        Origin::Added if !is_replaced => Instruction::Remove,
        _ => Instruction::None,
    };
    [for_from, for_into]
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
