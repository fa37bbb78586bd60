//! The types of a change's rules: which members of which objects a rule concerns, and what becomes of each.
//! A rule is data; both directions follow from it.

use super::ConvertOptions;
use super::parts::MOST;
use crate::Shape;
use crate::contract::model::Basis;
use crate::contract::pack::{FieldId, PackedField, Word, WordId, field, word, word_id};
use crate::contract::section::SectionId;
use crate::report::reason::{Assumption, Reason};

/// What a change does with documents of some shapes.
pub(crate) struct Rule {
    /// The name of its records in a complement: that of its change, or its own if the change has several for
    /// a shape.
    pub(super) name: &'static str,
    pub(super) shapes: &'static [Shape],
    /// The way from a document or entry to the objects that it touches.
    pub(super) place: &'static [Into],
    pub(super) section: SectionId,
    /// How firmly the interface supports the conversion.
    pub(super) basis: Basis,
    /// The members of those objects that it concerns, made by [`members`].
    pub(super) members: &'static [Member],
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

/// A step from an object to the one or the ones below it. A place has at most one list.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Into {
    #[cfg_attr(not(feature = "test-third-version"), allow(dead_code))]
    Member(WordId),
    Each(WordId),
}

/// The objects in the `items` of an order.
pub(super) static ITEMS: [Into; 1] = [Into::Each(word_id("items"))];

/// One of the members that a rule concerns, by its number, and what becomes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    pub(super) field: FieldId,
    /// Whether it is a member of the newer version.
    pub(super) is_newer: bool,
    /// The number of the member of the other version that holds the same value; [`ALONE`] if none does.
    pub(super) other: u8,
    /// Where in it that value is.
    pub(super) at: At,
    /// Whether only strings move.
    pub(super) only_strings: bool,
    /// Values that the older version lacks. The member stays as it is.
    pub(super) added_values: &'static [&'static str],
    /// Why it is lost, by the direction: see [`Lost`].
    pub(super) reasons: &'static [[Reason; 4]; 2],
}

/// The number that no member has.
pub(super) const ALONE: u8 = MOST as u8 - 1;

/// One operation: the member of the older version and that of the newer one.
pub(crate) struct Op([Option<Member>; 2]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// The member's value itself.
    Whole,
    /// At a JSON Pointer inside it.
    #[cfg_attr(not(feature = "test-third-version"), allow(dead_code))]
    Pointer(&'static str),
    /// At the pointer of the option `payoutUrl`.
    PayoutUrl,
}

/// Why a member can't go on, as an index of [`Member::reasons`].
#[derive(Clone, Copy, Debug)]
pub(super) enum Lost {
    /// It has no value that could move, and nothing takes its place.
    Alone,
    /// It has no value that could move, and the other member is there.
    Beside,
    /// The other member is there, with another value.
    Other,
    /// The value that moves takes its place.
    GivesWay,
}

pub(super) static LATER: [[Reason; 4]; 2] = [[Reason::Later; 4]; 2];

impl Op {
    /// The version added a field.
    pub(super) const fn added(field: FieldId) -> Op {
        Op([None, Some(Member::of(field))])
    }

    /// The version removed a field.
    #[cfg(feature = "test-third-version")]
    pub(super) const fn removed(field: FieldId) -> Op {
        Op([Some(Member::of(field)), None])
    }

    /// The version renamed a field.
    #[cfg(feature = "test-third-version")]
    pub(super) const fn renamed(old: FieldId, new: FieldId) -> Op {
        Op([Some(Member::of(old)), Some(Member::of(new))])
    }

    /// A string moved from one field into another, where it is at a pointer.
    pub(super) const fn moved(
        old: FieldId,
        new: FieldId,
        at: At,
        reasons: &'static [[Reason; 4]; 2],
    ) -> Op {
        let old = Member {
            only_strings: true,
            reasons,
            ..Member::of(old)
        };
        let new = Member {
            field: new,
            at,
            ..old
        };
        Op([Some(old), Some(new)])
    }

    /// The version added values of a field.
    #[cfg(feature = "test-third-version")]
    pub(super) const fn values(field: FieldId, added: &'static [&'static str]) -> Op {
        let newer = Member {
            added_values: added,
            ..Member::of(field)
        };
        Op([None, Some(newer)])
    }
}

/// Returns the members of a rule's operations.
pub(super) const fn members<const N: usize>(ops: &[Op]) -> [Member; N] {
    assert!(N < MOST, "there is room for them");
    let mut members = [NONE; N];
    let (mut at, mut op) = (0, 0);
    while op < ops.len() {
        let sides = &ops[op].0;
        let mut side = 0;
        while side < 2 {
            if let Some(member) = sides[side] {
                let other = match sides[1 - side] {
                    Some(_) => (at + 1 - 2 * side) as u8,
                    None => ALONE,
                };
                let is_newer = side == 1;
                members[at] = Member {
                    is_newer,
                    other,
                    ..member
                };
                at += 1;
            }
            side += 1;
        }
        op += 1;
    }
    assert!(at == N, "the list has as many members as the operations");
    members
}

/// Stands for a member that is not there.
const NONE: Member = Member::of(0);
static NOBODY: Member = NONE;

impl Member {
    const fn of(field: FieldId) -> Member {
        Member {
            field,
            is_newer: false,
            other: ALONE,
            at: At::Whole,
            only_strings: false,
            added_values: &[],
            reasons: &LATER,
        }
    }

    /// Whether its value moves to another member and back.
    pub(super) fn is_paired(&self) -> bool {
        self.other != ALONE
    }

    pub(super) fn packed(&self) -> &'static PackedField {
        field(self.field)
    }

    pub(super) fn word(&self) -> &'static Word {
        word(self.packed().word)
    }

    /// The pointer to the value that moves, inside the member.
    pub(super) fn pointer<'o>(&self, options: &'o ConvertOptions) -> &'o str {
        match self.at {
            At::Whole => "",
            At::Pointer(pointer) => pointer,
            At::PayoutUrl => &options.payout_url,
        }
    }

    /// Whether only the version that a way leads to has it, and requires it.
    pub(super) fn is_gap(&self, way: Way) -> bool {
        let is_missing = !self.is_paired() && self.added_values.is_empty();
        is_missing && self.is_newer == (way == Way::Up) && self.packed().presence.is_some()
    }
}

impl Rule {
    pub(super) fn member(&self, slot: usize) -> &'static Member {
        self.members.get(slot).unwrap_or(&NOBODY)
    }

    /// Whether it depends on the option `payoutUrl`.
    pub(super) fn needs_payout_url(&self) -> bool {
        self.members.iter().any(|member| member.at == At::PayoutUrl)
    }
}

/// The direction in which a change is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// To the version that made the change.
    Up,
    /// To the version before.
    Down,
}

/// Something that one of the versions requires, and whose name the interface does not show.
pub(crate) struct WholeGap {
    pub(super) way: Way,
    pub(super) section: SectionId,
    pub(super) reason: Reason,
}
