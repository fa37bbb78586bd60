//! Passes: all that a version changes about one object, collected from the declarations by [`super::plan`].

use crate::contract::catalogue::{FieldEntry, Fields, Holds, ObjectEntry, SectionId};
use crate::contract::model::{At, Basis, Compute, VersionId};
use crate::contract::word::Word;
use alloc::vec::Vec;

/// All that a version changes about one object.
pub(super) struct Pass {
    pub(super) version: VersionId,
    pub(super) object: &'static ObjectEntry,
    /// The first change of the version that concerns the object.
    pub(super) change: &'static str,
    /// Whether another pass over the same documents has the same first change.
    pub(super) is_further: bool,
    /// The members that it concerns.
    pub(super) members: Vec<Member>,
    /// What it assumes, and the gap of every document on the way down, with its section: by the numbers of remarks.
    pub(super) assumption: Option<RemarkId>,
    pub(super) unnamed: Option<(SectionId, RemarkId)>,
    /// By object: the fields that lead to this one.
    pub(super) leads: Vec<Fields>,
    /// The fields on the paths from elements to objects inside them, as a tree.
    pub(super) nested: Vec<NestedField>,
}

/// The number of a sentence that a rule has about this service, in the order of the rules.
pub(super) type RemarkId = u16;

/// The last field on the path from an element to an object inside it.
#[derive(Clone, Copy)]
pub(super) struct NestedField {
    /// Where the field itself is.
    pub(super) inside: Nesting,
    pub(super) field: &'static FieldEntry,
}

/// Where an object is in an element: 1 plus the position of the last field on the path to it, in the list of the
/// pass; 0 for the element itself.
pub(super) type Nesting = usize;

/// A member that a pass concerns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) field: &'static FieldEntry,
    /// The position of its change in the service's list of changes.
    pub(super) change: usize,
    /// How firmly the interface supports the change.
    pub(super) basis: Basis,
    pub(super) side: Side,
    /// The position of the member that holds the same value in the other version.
    pub(super) other: Option<usize>,
    /// Whether the member of the other version has the same name: only the form of the value differs.
    pub(super) is_reformed: bool,
    /// Where in the member the value is that moves.
    pub(super) at: At,
    /// What such a value is.
    pub(super) carries: Holds,
    /// Computes the other member's value.
    pub(super) formula: Option<Compute>,
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

impl Pass {
    /// The name of its records in a complement, in parts: the change, and for a further object of that change
    /// its first member.
    pub(super) fn name(&self) -> [&'static [u8]; 3] {
        match self.is_further {
            false => [self.change.as_bytes(), b"", b""],
            true => [self.change.as_bytes(), b"/", self.member(0).word().text()],
        }
    }

    /// The member at a position.
    pub(super) fn member(&self, slot: usize) -> &Member {
        &self.members[slot]
    }

    /// The member that holds the same value in the other version.
    pub(super) fn other(&self, member: &Member) -> Option<&Member> {
        self.members.get(member.other?)
    }

    /// The fields of an object that lead to the objects of the pass.
    pub(super) fn leads(&self, object: &ObjectEntry) -> Fields {
        self.leads.get(object.number as usize).copied().unwrap_or(0)
    }

    /// The fields of an object that lead to the objects of the pass, one by one.
    pub(super) fn lead_fields(
        &self,
        object: &'static ObjectEntry,
    ) -> impl Iterator<Item = &'static FieldEntry> + use<> {
        let mut leads = self.leads(object);
        core::iter::from_fn(move || {
            let place = leads.trailing_zeros() as usize;
            leads &= leads.wrapping_sub(1);
            object.fields.get(place)
        })
    }

    /// Where the object is that a field of an object holds.
    pub(super) fn deeper(&self, nesting: Nesting, field: &FieldEntry) -> Option<Nesting> {
        let is_it = |nested: &NestedField| nested.inside == nesting && nested.field == field;
        Some(self.nested.iter().position(is_it)? + 1)
    }

    /// Writes the names of the fields on the path to an object, each with a slash.
    pub(super) fn write_nesting(&self, nesting: Nesting, out: &mut Vec<u8>) {
        if let Some(nested) = nesting.checked_sub(1).and_then(|last| self.nested.get(last)) {
            self.write_nesting(nested.inside, out);
            out.extend_from_slice(nested.field.word.text());
            out.push(b'/');
        }
    }

    /// The object that the contract describes as an element of the list on the way from an object.
    pub(super) fn item_below(&self, object: &'static ObjectEntry) -> Option<&'static ObjectEntry> {
        self.lead_fields(object).find_map(|lead| match lead.holds {
            Holds::List(element) => element.object(),
            Holds::Object(inner) => self.item_below(inner),
            _ => None,
        })
    }

    /// Whether documents with such a root have objects of the pass.
    pub(super) fn reaches(&self, root: &ObjectEntry) -> bool {
        self.object == root || self.leads(root) != 0
    }

    /// Whether it depends on the option that says where a value is.
    pub(super) fn needs_option(&self) -> bool {
        self.members.iter().any(Member::is_at_option)
    }

    /// The positions of the members that get the value of a member of the same name.
    pub(super) fn reformed(&self, way: Way) -> impl Iterator<Item = usize> {
        let members = self.members.iter().enumerate();
        let got = members.filter(move |(_, member)| member.is_reformed && member.is_of_target(way));
        got.map(|(slot, _)| slot)
    }

    /// Whether it is one operation, which moves a value as it is.
    pub(super) fn is_one_move(&self) -> bool {
        matches!(&self.members[..], [older, _] if older.is_paired() && older.formula.is_none()
            && !matches!(older.field.holds, Holds::Enum(_)))
    }

    /// Whether an object without any of its members has gaps.
    pub(super) fn has_gaps(&self, way: Way) -> bool {
        let is_required = |member: &Member| member.field.presence.is_some();
        self.members.iter().any(|member| {
            let was_required = self.other(member).is_some_and(is_required);
            member.is_of_target(way) && is_required(member) && !was_required
        })
    }

    /// The older and the newer version.
    pub(super) fn versions(&self) -> [VersionId; 2] {
        [VersionId(self.version.0.saturating_sub(1)), self.version]
    }
}

impl Member {
    /// Whether its value moves to another member and back.
    pub(super) fn is_paired(&self) -> bool {
        self.other.is_some()
    }

    pub(super) fn word(&self) -> &'static Word {
        &self.field.word
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
        is_added && self.field.presence.is_some()
    }

    /// The pointer to the value that moves, inside the member. `option_pointer` is what the option says.
    pub(super) fn pointer<'o>(&self, option_pointer: &'o str) -> &'o str {
        match self.at {
            At::Whole => "",
            At::Pointer(pointer) => pointer,
            At::Option => option_pointer,
        }
    }

    /// Whether its whole value moves, as it is.
    pub(super) fn moves_whole(&self) -> bool {
        self.at == At::Whole && self.formula.is_none()
    }

    /// Whether the option says where its value is, which is an assumption.
    pub(super) fn is_at_option(&self) -> bool {
        self.at == At::Option
    }
}
