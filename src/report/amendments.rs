//! What a service adds to its documentation, as a check reads it: further values of enumerations, and members that
//! need not be there.
//!
//! A check looks an amendment up only where it has found a mistake, so that a document without mistakes costs
//! nothing more. The amendments are a list of records: shape and field, the length of a value, and the value; a
//! record without a value makes its field optional. js/options/amendments.ts writes the same records.

use crate::contract::catalogue::{FieldEntry, FieldId, Holds};
use alloc::vec::Vec;

/// In place of the length of a value: the record has none.
pub(crate) const NO_VALUE: u32 = u32::MAX;

/// Whether a field takes further values.
pub(crate) fn is_enumeration(field: &FieldEntry) -> bool {
    matches!(field.holds, Holds::Enum(_))
}

/// Whether a field can be made optional.
pub(crate) fn is_required(field: &FieldEntry) -> bool {
    field.model.presence.is_some()
}

/// Adds a record, unless it is there. Records are sorted by field, with its values in the order in which they were added, so
/// that the same amendments are equal.
pub(crate) fn add(records: &mut Vec<u8>, shape: usize, field: FieldId, value: Option<&str>) {
    let record = (key(shape, field), value.map(str::as_bytes));
    let known = AmendmentRecords(records);
    if known.into_iter().any(|known| known == record) {
        return;
    }
    let rank = |record: &(u32, Option<&[u8]>)| (record.0, record.1.is_some());
    let before = known.take_while(|known| rank(known) <= rank(&record));
    let at: usize = before.map(|(_, value)| 8 + value.map_or(0, <[u8]>::len)).sum();
    let length = value.map_or(NO_VALUE, |value| value.len() as u32);
    let head = [record.0.to_le_bytes(), length.to_le_bytes()];
    let bytes = head.as_flattened().iter().chain(value.unwrap_or_default().as_bytes());
    records.splice(at..at, bytes.copied().collect::<Vec<u8>>());
}

/// Amendments as a check reads them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct AmendmentRecords<'r>(pub(crate) &'r [u8]);

impl<'r> AmendmentRecords<'r> {
    /// Whether a field of a shape has a value among its further ones.
    pub(crate) fn accept(self, shape: usize, field: &FieldEntry, value: &[u8]) -> bool {
        self.have(shape, field, Some(value))
    }

    /// Whether a field of a shape need not be there.
    pub(crate) fn excuse(self, shape: usize, field: &FieldEntry) -> bool {
        self.have(shape, field, None)
    }

    fn have(mut self, shape: usize, field: &FieldEntry, value: Option<&[u8]>) -> bool {
        let sought = (key(shape, field.number), value);
        self.any(|record| record == sought)
    }

    /// The further values of a field of a shape.
    pub(crate) fn values(self, shape: usize, field: FieldId) -> impl Iterator<Item = &'r str> {
        let sought = key(shape, field);
        let values = self.filter(move |(key, _)| *key == sought);
        values.filter_map(|(_, value)| core::str::from_utf8(value?).ok())
    }
}

impl<'r> Iterator for AmendmentRecords<'r> {
    /// Shape and field, and the value.
    type Item = (u32, Option<&'r [u8]>);

    fn next(&mut self) -> Option<Self::Item> {
        let (key, rest) = self.0.split_first_chunk()?;
        let (length, rest) = rest.split_first_chunk()?;
        let length = u32::from_le_bytes(*length);
        let has_value = length != NO_VALUE;
        let (value, rest) = rest.split_at_checked(if has_value { length as usize } else { 0 })?;
        self.0 = rest;
        Some((u32::from_le_bytes(*key), has_value.then_some(value)))
    }
}

fn key(shape: usize, field: FieldId) -> u32 {
    (shape as u32) << 16 | u32::from(field)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn records_that_were_cut_end_the_list() {
        let mut records = Vec::new();
        for value in [Some("OPEN"), Some(""), None, Some("OPEN")] {
            add(&mut records, 1, 7, value);
        }
        assert_eq!(AmendmentRecords(&records).count(), 3);
        for end in 0..records.len() {
            assert!(AmendmentRecords(&records[..end]).count() < 3);
        }
    }
}
