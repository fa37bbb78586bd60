//! What the caller's service adds to its documentation, as options.

use super::catalogue;
use super::shape::Shape;
use crate::contract::catalogue::{FieldEntry, FieldId};
use crate::contract::near::nearest_by;
use crate::report::amendments::{AmendmentRecords, add, is_enumeration, is_required};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What your service adds to its documentation: values that it accepts beside the listed ones, and fields that
/// need not be there. Everything else stays strict.
///
/// A pointer leads from the document, or from an entry of a list, to a field; `*` is each element. An accepted
/// value of a field on which others depend decides nothing about them. Conversions ignore amendments.
///
/// ```
/// use order_contract::{Amendments, Options, Shape, is_valid};
/// let amendments = Amendments::default()
///     .accept(Shape::OrderRequest, "/payment_method/currency", ["AUD", "JPY"])?
///     .accept(Shape::OrderRequest, "/items/*/products/type", ["TEMPLATE"])?
///     .optional(Shape::Product, "/approval_state")?;
/// let ours = Options { amendments, ..Options::default() };
///
/// let order = r#"{
///   "payment_method": {"type": "ACCOUNT_BALANCE", "currency": "AUD"},
///   "items": [{
///     "distribution_method": {"type": "PAYOUT_LINK"},
///     "products": {"type": "TEMPLATE", "template_id": "T-1"}
///   }]
/// }"#;
/// assert!(is_valid(Shape::OrderRequest, order, &ours));
/// assert!(!is_valid(Shape::OrderRequest, order, &Options::default()));
/// assert!(is_valid(Shape::Product, r#"{"code":"P-1"}"#, &ours));
/// # Ok::<(), order_contract::AmendmentError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Amendments {
    records: Vec<u8>,
}

/// The error for a pointer that leads to no field of the shape, or not to one that can be amended so.
///
/// ```
/// use order_contract::{Amendments, Shape};
/// let error = Amendments::default().optional(Shape::Product, "/aproval_state").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "`/aproval_state` leads to no required field of `product`: did you mean `/approval_state`?",
/// );
/// ```
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
            add(&mut self.records, shape as usize, field, Some(value));
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
        add(&mut self.records, shape as usize, field, None);
        Ok(self)
    }

    /// The further values of each enumeration of a shape that has any, by pointer.
    #[cfg(feature = "serde")]
    pub(crate) fn accepted(&self, shape: Shape) -> impl Iterator<Item = (String, Vec<String>)> {
        let values = move |(pointer, field): (String, &FieldEntry)| {
            let values = self.records().values(shape as usize, field.number);
            let values: Vec<String> = values.map(String::from).collect();
            (!values.is_empty()).then_some((pointer, values))
        };
        catalogue().pointers(shape as usize).into_iter().filter_map(values)
    }

    /// The pointers to the fields of a shape that were made optional.
    #[cfg(feature = "serde")]
    pub(crate) fn excused(&self, shape: Shape) -> impl Iterator<Item = String> {
        let pointers = catalogue().pointers(shape as usize).into_iter();
        let is_excused = move |field: &FieldEntry| self.records().excuse(shape as usize, field);
        pointers.filter_map(move |(pointer, field)| is_excused(field).then_some(pointer))
    }

    /// The amendments as a check reads them.
    pub(crate) fn records(&self) -> AmendmentRecords<'_> {
        AmendmentRecords(&self.records)
    }
}

impl core::fmt::Display for AmendmentError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for AmendmentError {}

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
        None if known.is_empty() => String::from("it has none"),
        None => format!("use one of {}", pointers.collect::<Vec<_>>().join(", ")),
    };
    let shape = shape.name();
    Err(AmendmentError {
        message: format!("`{pointer}` leads to no {what} of `{shape}`: {hint}"),
    })
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
