//! What a service adds to its documentation: further values of enumerations, and members that need not be there.
//!
//! A check looks an amendment up only where it has found a mistake, so that a document without mistakes costs
//! nothing more. The amendments are a list of records: shape and field, the length of a value, and the value; a
//! record without a value makes its field optional. js/amendments.ts writes the same records.

use super::layout::ABSENT;
use crate::Shape;
use crate::contract::catalogue::{FieldEntry, FieldId, Holds};
use crate::contract::near::nearest_by;
use crate::service::catalogue;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What your service adds to its documentation: values that it accepts beside the listed ones, and fields that
/// need not be there. Everything else stays strict.
///
/// A pointer leads from the document, or from an entry of a list, to a field; `*` is each element. An accepted
/// value of a field on which others depend decides nothing about them. Conversions ignore amendments.
#[doc = example!(Amendments)]
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Amendments {
    records: Vec<u8>,
}

/// The error for a pointer that leads to no field of the shape, or not to one that can be amended so.
#[doc = example!(AmendmentError)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AmendmentError {
    message: String,
}

impl Amendments {
    /// Accepts further values of an enumeration.
    ///
    /// # Errors
    ///
    /// [`AmendmentError`] if the pointer leads to no enumeration.
    pub fn accept<'v>(
        mut self,
        shape: Shape,
        pointer: &str,
        values: impl IntoIterator<Item = &'v str>,
    ) -> Result<Amendments, AmendmentError> {
        let field = amendable(shape, pointer, "enumeration", is_enumeration)?;
        for value in values {
            self.add(shape, field, Some(value));
        }
        Ok(self)
    }

    /// Makes a required field optional.
    ///
    /// # Errors
    ///
    /// [`AmendmentError`] if the pointer leads to no required field.
    pub fn optional(mut self, shape: Shape, pointer: &str) -> Result<Amendments, AmendmentError> {
        let field = amendable(shape, pointer, "required field", is_required)?;
        self.add(shape, field, None);
        Ok(self)
    }

    fn add(&mut self, shape: Shape, field: FieldId, value: Option<&str>) {
        let record = (key(shape as usize, field), value.map(str::as_bytes));
        if self.records().any(|known| known == record) {
            return;
        }
        let length = value.map_or(ABSENT, |value| value.len() as u32);
        self.records
            .extend(key(shape as usize, field).to_le_bytes());
        self.records.extend(length.to_le_bytes());
        self.records.extend(value.unwrap_or_default().as_bytes());
    }

    /// The amendments as a check reads them.
    pub(crate) fn records(&self) -> Records<'_> {
        Records(&self.records)
    }
}

impl core::fmt::Display for AmendmentError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for AmendmentError {}

/// Whether a field takes further values.
pub(crate) fn is_enumeration(field: &FieldEntry) -> bool {
    matches!(field.holds, Holds::Enum(_))
}

/// Whether a field can be made optional.
pub(crate) fn is_required(field: &FieldEntry) -> bool {
    field.presence.is_some()
}

/// Returns the field of a shape to which a pointer leads.
fn amendable(
    shape: Shape,
    pointer: &str,
    what: &str,
    fits: fn(&FieldEntry) -> bool,
) -> Result<FieldId, AmendmentError> {
    let mut known = catalogue().pointers(shape as usize);
    known.retain(|(_, field)| fits(field));
    if let Some((_, field)) = known.iter().find(|(known, _)| known == pointer) {
        return Ok(field.number);
    }
    let pointers = known.iter().map(|(pointer, _)| pointer.as_str());
    let hint = match nearest_by(pointer.as_bytes(), pointers.clone(), str::as_bytes) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("use one of {}", pointers.collect::<Vec<_>>().join(", ")),
    };
    let shape = shape.name();
    Err(AmendmentError {
        message: format!("`{pointer}` leads to no {what} of `{shape}`: {hint}"),
    })
}

/// Amendments as a check reads them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Records<'r>(pub(crate) &'r [u8]);

impl<'r> Records<'r> {
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

    /// The further values of a field, in any shape.
    pub(crate) fn values(self, field: FieldId) -> impl Iterator<Item = &'r str> {
        let values = self.filter(move |(key, _)| *key as u16 == field);
        values.filter_map(|(_, value)| core::str::from_utf8(value?).ok())
    }
}

impl<'r> Iterator for Records<'r> {
    /// Shape and field, and the value.
    type Item = (u32, Option<&'r [u8]>);

    fn next(&mut self) -> Option<Self::Item> {
        let (key, rest) = self.0.split_first_chunk()?;
        let (length, rest) = rest.split_first_chunk()?;
        let length = u32::from_le_bytes(*length);
        let has_value = length != ABSENT;
        let (value, rest) = rest.split_at_checked(if has_value { length as usize } else { 0 })?;
        self.0 = rest;
        Some((u32::from_le_bytes(*key), has_value.then_some(value)))
    }
}

fn key(shape: usize, field: FieldId) -> u32 {
    (shape as u32) << 16 | u32::from(field)
}

#[cfg(test)]
#[path = "../service/amendments_tests.rs"]
mod tests;
