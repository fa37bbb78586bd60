//! What the validator asks of an object at every member, worked out at compile time: which field
//! a key names, and which fields are required, relevant and live, as bit sets.

use super::model::{EnumValue, Field, Kind, Standing};
use super::word::head_of;
use crate::Version;

/// One bit for each field of an object, by its place in `fields`.
pub(crate) type Fields = u32;

const SLOTS: usize = 64;
const EMPTY: u8 = u8::MAX;
/// More than any discriminator has.
const MEMBERS: usize = 4;

/// The bit sets of an object, and a perfect hash of its names.
#[derive(Debug)]
pub(crate) struct Index {
    seed: u64,
    slots: [u8; SLOTS],
    /// In force and not advised against, by version.
    plain: [Fields; Version::ALL.len()],
    /// Required whatever the discriminator says.
    required: Fields,
    /// Required beside each value of the discriminator, besides `required`.
    required_with: [Fields; MEMBERS],
    /// Out of place beside each value of the discriminator.
    misplaced_with: [Fields; MEMBERS],
    /// In any of these.
    dependent: Fields,
}

impl Index {
    pub(crate) const fn of(
        fields: &[Field],
        discriminator: Option<usize>,
        nothing_else_with: &[EnumValue],
    ) -> Index {
        let mut index = Index {
            seed: 0,
            slots: [EMPTY; SLOTS],
            plain: [0; Version::ALL.len()],
            required: 0,
            required_with: [0; MEMBERS],
            misplaced_with: [0; MEMBERS],
            dependent: 0,
        };
        index = index.with_standings(fields).with_names(fields);
        match discriminator {
            Some(at) => match fields[at].kind {
                Kind::Enum(members) => index.with_members(fields, members, nothing_else_with),
                _ => panic!("a discriminator is an enumeration"),
            },
            None => index,
        }
    }

    const fn with_standings(mut self, fields: &[Field]) -> Index {
        let mut at = 0;
        while at < fields.len() {
            let mut version = 0;
            while version < Version::ALL.len() {
                if let Standing::Current = fields[at].standing(Version::ALL[version]) {
                    self.plain[version] |= 1 << at;
                }
                version += 1;
            }
            if let Some(presence) = fields[at].presence
                && presence.with.is_empty()
            {
                self.required |= 1 << at;
            }
            at += 1;
        }
        self
    }

    const fn with_members(
        mut self,
        fields: &[Field],
        members: &[EnumValue],
        nothing_else_with: &[EnumValue],
    ) -> Index {
        let mut m = 0;
        while m < members.len() {
            let alone = holds(nothing_else_with, &members[m]);
            let mut at = 0;
            while at < fields.len() {
                let field = &fields[at];
                let (always, here) = match field.presence {
                    Some(presence) => (presence.with.is_empty(), holds(presence.with, &members[m])),
                    None => (false, false),
                };
                if here {
                    self.required_with[m] |= 1 << at;
                }
                let irrelevant =
                    !field.relevant_with.is_empty() && !holds(field.relevant_with, &members[m]);
                if irrelevant || (alone && !always && !here) {
                    self.misplaced_with[m] |= 1 << at;
                }
                at += 1;
            }
            self.dependent |= self.required_with[m] | self.misplaced_with[m];
            m += 1;
        }
        self
    }

    /// Finds a seed under which no two names share a slot.
    const fn with_names(mut self, fields: &[Field]) -> Index {
        assert!(fields.len() <= Fields::BITS as usize, "one bit a field");
        self.seed = 0x9E37_79B9_7F4A_7C15;
        while !self.try_names(fields) {
            self.seed = self
                .seed
                .wrapping_mul(0xD129_0B2E_8A5C_8E4D)
                .wrapping_add(2)
                | 1;
        }
        self
    }

    const fn try_names(&mut self, fields: &[Field]) -> bool {
        self.slots = [EMPTY; SLOTS];
        let mut at = 0;
        while at < fields.len() {
            let slot = slot(fields[at].word.head(), self.seed);
            if self.slots[slot] != EMPTY {
                return false;
            }
            self.slots[slot] = at as u8;
            at += 1;
        }
        true
    }

    /// The place in `fields`, those of its object, of the one that a key names. Mostly it is `next`,
    /// which a processor can guess, where the way through the slots has to be waited for.
    #[inline]
    pub(crate) fn find(&self, fields: &[Field], key: &[u8], next: usize) -> Option<usize> {
        let head = head_of(key);
        if fields
            .get(next)
            .is_some_and(|field| field.word.is(key, head))
        {
            return Some(next);
        }
        let at = self.slots[slot(head, self.seed)] as usize;
        fields.get(at)?.word.is(key, head).then_some(at)
    }

    #[inline]
    pub(crate) fn is_plain(&self, at: usize, version: Version) -> bool {
        self.plain[version as usize] & (1 << at) != 0
    }

    /// What is required beside the discriminator's value; `None` where that is unknown.
    #[inline]
    pub(crate) fn required(&self, member: Option<usize>) -> Fields {
        self.required | member.map_or(0, |m| self.required_with[m & (MEMBERS - 1)])
    }

    /// What is out of place beside the discriminator's value.
    #[inline]
    pub(crate) fn misplaced(&self, member: usize) -> Fields {
        self.misplaced_with[member & (MEMBERS - 1)]
    }

    /// Whether a field depends on the discriminator in any way.
    #[inline]
    pub(crate) fn is_dependent(&self, at: usize) -> bool {
        self.dependent & (1 << at) != 0
    }
}

/// The first eight bytes tell the names of every object apart; a collision for good would hang the
/// compiler's evaluation, which it reports.
#[inline]
const fn slot(head: u64, seed: u64) -> usize {
    (head.wrapping_mul(seed) >> (u64::BITS - SLOTS.trailing_zeros())) as usize
}

const fn holds(members: &[EnumValue], member: &EnumValue) -> bool {
    let mut at = 0;
    while at < members.len() {
        if same(members[at].value, member.value) {
            return true;
        }
        at += 1;
    }
    false
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}
