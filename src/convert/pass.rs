//! Passes: all that a version changes about one object, collected from the declarations by [`super::plan`].

use super::ConvertOptions;
use super::operation::{At, Compute};
use super::plan::COMPUTES;
use crate::Version;
use crate::contract::model::Basis;
use crate::contract::pack::{
    COUNTS, FieldId, Fields, Holds, ObjectId, PackedField, Word, field, object as described,
    readable_field, word,
};
use crate::contract::section::SectionId;
use crate::report::reason::{Assumption, Reason};
use alloc::string::String;

/// All that a version changes about one object.
#[derive(Clone, Copy)]
pub(super) struct Pass {
    pub(super) version: Version,
    pub(super) object: ObjectId,
    /// The first change of the version that concerns the object.
    pub(super) change: &'static str,
    /// Whether another pass over the same documents has the same first change.
    pub(super) is_further: bool,
    /// The members that it concerns, `count` of them.
    pub(super) slots: [Member; MOST],
    pub(super) count: usize,
    pub(super) assumption: Option<Assumption>,
    pub(super) unnamed: Option<(SectionId, Reason)>,
    /// By object: the fields that lead to this one.
    pub(super) leads: [Fields; COUNTS[1]],
}

/// A member that a pass concerns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) field: FieldId,
    /// The position of its change in [`CHANGES`](super::CHANGES), which the package's `.wasm` does not contain.
    pub(super) change: u8,
    /// How firmly the interface supports the change.
    pub(super) basis: Basis,
    pub(super) side: Side,
    /// The position of the member that holds the same value in the other version; [`ALONE`] if none does.
    pub(super) other: u8,
    /// Where in the member the value is that moves.
    pub(super) at: At,
    /// What such a value is.
    pub(super) carries: Holds,
    /// Computes the other member's value.
    pub(super) formula: Option<Compute>,
    /// Why it is lost without a value that could move.
    pub(super) stuck: Reason,
}

/// The version that has a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Older,
    Newer,
    /// Only some of its values differ.
    Both,
}

/// The direction in which a pass is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// To the version that made the change.
    Up,
    /// To the version before.
    Down,
}

/// More than the members of any pass. A power of two, so that an index is masked and never out of bounds.
pub(super) const MOST: usize = 8;
/// The position that no member has.
pub(super) const ALONE: u8 = MOST as u8 - 1;

/// In place of a member.
pub(super) const NOBODY: Member = Member {
    field: 0,
    change: 0,
    basis: Basis::Stated,
    side: Side::Both,
    other: ALONE,
    at: At::Whole,
    carries: Holds::Any,
    formula: None,
    stuck: Reason::NoValue,
};

impl Pass {
    /// The name of its records in a complement, in parts: the change, and for a further object of that change
    /// its first member.
    pub(super) fn name(&self) -> [&'static [u8]; 3] {
        match self.is_further {
            false => [self.change.as_bytes(), b"", b""],
            true => [self.change.as_bytes(), b"/", self.member(0).word().text()],
        }
    }

    pub(super) fn members(&self) -> &[Member] {
        self.slots.get(..self.count).unwrap_or_default()
    }

    /// The member at a position; [`NOBODY`] at one without.
    pub(super) fn member(&self, slot: usize) -> &Member {
        &self.slots[slot % MOST]
    }

    /// The fields of an object that lead to the objects of the pass.
    pub(super) const fn leads(&self, object: ObjectId) -> Fields {
        self.leads[object as usize % COUNTS[1]]
    }

    /// The object that the contract describes as an element of the list on the way from an object.
    pub(super) fn item_below(&self, object: ObjectId) -> Option<ObjectId> {
        let packed = described(object);
        let mut places = (0..packed.fields().len()).filter(|at| self.leads(object) >> at & 1 != 0);
        places.find_map(|at| {
            let lead = packed.fields().get(at)?;
            match lead.holds {
                Holds::List => Some(field(lead.detail).detail),
                _ => self.item_below(lead.detail),
            }
        })
    }

    /// The names on the way from an object to those of the pass, each with a slash.
    pub(super) fn path_from(&self, mut object: ObjectId) -> String {
        let mut path = String::new();
        while object != self.object {
            let packed = described(object);
            let mut places = 0..packed.fields().len();
            let Some(place) = places.find(|place| self.leads(object) >> place & 1 != 0) else {
                break;
            };
            path += readable_field(packed.id(place)).name;
            path += "/";
            let lead = packed.fields()[place];
            object = match lead.holds {
                Holds::List => field(lead.detail).detail,
                _ => lead.detail,
            };
        }
        path
    }

    /// Whether documents with such a root have objects of the pass.
    pub(super) const fn reaches(&self, root: ObjectId) -> bool {
        self.object == root || self.leads(root) != 0
    }

    /// Whether it depends on the option `payoutUrl`.
    pub(super) fn needs_payout_url(&self) -> bool {
        self.members()
            .iter()
            .any(|member| member.at == At::PayoutUrl)
    }

    /// Whether it is one operation, which moves a value as it is.
    pub(super) fn is_plain_move(&self) -> bool {
        matches!(self.members(), [older, _] if older.is_paired() && older.formula().is_none()
            && older.packed().holds != Holds::Enum)
    }

    /// Whether an object without any of its members has gaps.
    pub(super) fn has_gaps(&self, way: Way) -> bool {
        let is_required = |member: &Member| member.packed().presence.is_some();
        self.members().iter().any(|member| {
            let was_required =
                member.is_paired() && is_required(self.member(member.other as usize));
            member.is_of_target(way) && is_required(member) && !was_required
        })
    }

    /// The older and the newer version.
    pub(super) const fn versions(&self) -> [Version; 2] {
        [Version::ALL[self.version as usize - 1], self.version]
    }
}

impl Member {
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

    /// Whether the version that a way leads to has it.
    pub(super) fn is_of_target(&self, way: Way) -> bool {
        match self.side {
            Side::Both => true,
            Side::Newer => way == Way::Up,
            Side::Older => way == Way::Down,
        }
    }

    /// Whether the option `fill` can have a value for it.
    pub(super) fn is_fillable(&self) -> bool {
        let is_added = self.side == Side::Newer && !self.is_paired();
        is_added && self.packed().presence.is_some()
    }

    /// Computes the other member's value.
    pub(super) fn formula(&self) -> Option<Compute> {
        self.formula.filter(|_| COMPUTES)
    }

    /// The pointer to the value that moves, inside the member.
    pub(super) fn pointer<'o>(&self, options: &'o ConvertOptions) -> &'o str {
        match self.at {
            At::Whole => "",
            At::Pointer(pointer) => pointer,
            At::PayoutUrl => &options.payout_url,
        }
    }

    /// Whether it depends on an assumption where its value is.
    pub(super) fn is_assumed(&self) -> bool {
        self.at == At::PayoutUrl
    }
}
